/**
 * An id that nothing has had before: what visitors chose is counted by it, so one that was removed must not come back.
 * Works without https as well, where crypto.randomUUID does not.
 */
export function newId(): string {
  return `o${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`
}
