import { median } from './median.ts'

/** "31.2 ms (28.0–40.1)": the median, and from the least to the most. */
export function spread(values: readonly number[], unit: string): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(1))
  return `${middle} ${unit} (${least}–${most})`
}
