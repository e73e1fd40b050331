/** What of the logger the database needs; pino's fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}
