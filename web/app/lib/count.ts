/** A number as people read it, "12,400"; undefined stays so, for what is still awaited. */
export function count(n: number): string
export function count(n: number | undefined): string | undefined
export function count(n: number | undefined): string | undefined {
  return n?.toLocaleString('en')
}
