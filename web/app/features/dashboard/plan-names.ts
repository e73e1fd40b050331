import type { Plan } from '@inlay/contract/rules/plans'

/** A plan as people say it. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' }
