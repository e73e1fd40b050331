import type { OpenApi } from './openapi.ts'

/** The description that the server publishes of its API. Throws where it cannot be had. */
export async function readOpenApi(): Promise<OpenApi> {
  const answer = await fetch('/api/openapi.json', { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The description could not be read (${answer.status}).`)
  return answer.json() as Promise<OpenApi>
}
