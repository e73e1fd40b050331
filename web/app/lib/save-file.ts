import { decodeApiError } from './api-error.ts'
import { session } from './session.ts'

/**
 * Fetches a file of the API with the session's token, which no address may carry, and hands it to the browser to save.
 * @param path as in "/api/uploads/…"
 * @param name what it is called on the viewer's disk
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: session.headers(), credentials: 'omit' })
  if (!answer.ok) throw decodeApiError(await answer.json().catch(() => null), answer.status) ?? new Error(`Answered ${answer.status}`)
  // As one piece, so that a file that breaks off half way is an error and not a short file.
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of it long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
