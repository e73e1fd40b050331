/** What is in a config at a path like "items.0.question"; undefined where there is nothing. */
export function valueAt(config: unknown, path: string): unknown {
  let at: unknown = config
  for (const key of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
  return at
}

/** The text or number there, as text; '' for anything else. */
export function textAt(config: unknown, path: string): string {
  const value = valueAt(config, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The config with another value at the path; all else is as it was. */
export function withAt<C>(config: C, path: string, value: unknown): C {
  const [key = '', ...rest] = path.split('.')
  const inner = (config as Record<string, unknown>)[key]
  const changed = rest.length === 0 ? value : withAt(inner ?? {}, rest.join('.'), value)
  return (Array.isArray(config) ? config.map((each: unknown, i) => (i === Number(key) ? changed : each)) : { ...config, [key]: changed }) as C
}
