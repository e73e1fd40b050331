import type { KeyScope } from '@inlay/contract/api-keys'

/** What a key may do, in words. */
export const SCOPE_NAMES: Readonly<Record<KeyScope, string>> = { read: 'Read', write: 'Read and write' }
