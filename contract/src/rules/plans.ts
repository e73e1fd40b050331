export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export interface PlanLimits {
  /** null: as many as wanted. */
  readonly websites: number | null
  readonly components: number | null
  /** Renders of components in one month of UTC. Past it nothing stops. */
  readonly loads: number | null
  /** Whether an old version can be brought back. */
  readonly restore: boolean
  /** Whether programs may call the API with keys of their own, and webhooks tell them what happens. */
  readonly api: boolean
}

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: { websites: 1, components: 2, loads: 10_000, restore: false, api: false },
  pro: { websites: 10, components: null, loads: 500_000, restore: true, api: true },
  enterprise: { websites: null, components: null, loads: null, restore: true, api: true },
}
