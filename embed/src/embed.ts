import { start } from './loader/start.ts'

try {
  start()
} catch {
  // The page is not ours: better no component than an error in someone else's log.
}
