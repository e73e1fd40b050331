import pino from 'pino'
import type { Logger } from 'pino'

/**
 * JSON lines on stderr; stdout is for the few lines that a person waits for at start.
 * @param level as LOG_LEVEL
 */
export function makeLog(level: string, destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true })): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, destination)
}

/**
 * What a log line says of an error. A failed query's message and detail quote its parameters, which may be an
 * address, an answer or a hash, so of those only the statement and PostgreSQL's code are kept.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  if ('query' in error && 'params' in error) {
    return { name, query: error.query, cause: cause instanceof Error ? describeError(cause) : undefined }
  }
  const isFromPostgres = 'severity' in error && 'routine' in error
  return {
    name,
    code,
    message: isFromPostgres ? withoutValues(message) : message,
    stack: isFromPostgres ? undefined : stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** `invalid input syntax for type uuid: "…"`: identifiers stand in quotes too, and are lost with the values. */
const withoutValues = (message: string) => message.replace(/"[^"]*"/g, '"…"')
