import { fileURLToPath } from 'node:url'

/** The repository's folder, absolute. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
