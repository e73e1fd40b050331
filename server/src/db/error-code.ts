/** The code of a driver's or the system's error, also where Drizzle has wrapped it; undefined: it has none. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause ? errorCode(cause) : undefined)
}
