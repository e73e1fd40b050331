import type { DatabaseLog } from '../database-log.ts'
import { isRunning } from './process-stamp.ts'

/** How often it looks, and how long it rests after a start that failed, in milliseconds. */
const [interval, rest] = [500, 5_000]

/**
 * Starts the server again when it ends under a process that uses it (the system was out of memory, say).
 * @param stamp of the server's process
 * @param start starts the server or attaches to the one another process has started; gives its stamp
 * @returns ends the watch
 */
export function keepRunning(stamp: string | undefined, start: () => Promise<string | undefined>, log: DatabaseLog): () => Promise<void> {
  let [running, resting] = [stamp, 0]
  let starting: Promise<void> | undefined
  const look = () => {
    if (starting || Date.now() < resting || (running !== undefined && isRunning(running))) return
    log.warn('The database has ended; starting it again.')
    starting = start()
      .then((again) => void (running = again))
      .catch((error: unknown) => {
        log.warn(error instanceof Error ? error.message : String(error))
        resting = Date.now() + rest
      })
      .finally(() => (starting = undefined))
  }
  const timer = setInterval(look, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await starting
  }
}
