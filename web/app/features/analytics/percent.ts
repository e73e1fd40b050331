/** "31.4%" of 0 to 100; whole where it is whole, "<0.1%" where it is hardly any, and a dash where there is no rate. */
export function percent(rate: number | null): string {
  if (rate === null) return '–'
  if (rate > 0 && rate < 0.1) return '<0.1%'
  // Not up to 100 where it is less.
  return `${Math.floor(rate * 10 + 1e-9) / 10}%`
}
