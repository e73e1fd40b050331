import type { Role } from '@inlay/contract/me'

/** A role as people say it. */
export const ROLE_NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super Admin' }
