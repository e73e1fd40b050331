/** A random UUID (version 4), also on pages without https, where crypto.randomUUID does not exist. */
export function uuid(): string {
  const digit = () => (crypto.getRandomValues(new Uint8Array(1))[0]! & 15).toString(16)
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit)
}
