export interface PlatformFigures {
  readonly users: number
  readonly components: number
  readonly components_active: number
  readonly events: number
}

export interface PlatformHealth {
  /** Of all components, how many in a hundred are live; rounded. */
  readonly activationRate: number
  /** Rounded. */
  readonly eventsPerUser: number
  /** To one decimal, as in "1.5". */
  readonly componentsPerUser: string
}

/** How the platform is used, on average. All is 0 where there is nothing to divide by. */
export function platformHealth({ users, components, components_active: active, events }: PlatformFigures): PlatformHealth {
  const per = (count: number, of: number) => (of > 0 ? count / of : 0)
  return { activationRate: Math.round(per(active, components) * 100), eventsPerUser: Math.round(per(events, users)), componentsPerUser: per(components, users).toFixed(1) }
}
