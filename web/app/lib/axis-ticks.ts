/**
 * Where an axis of whole numbers from 0 has its marks: about four equal steps of 1, 2, 2.5 or 5 times a power of ten, the
 * last mark at `most` or above it. @param most the largest number shown, 0 or more
 */
export function axisTicks(most: number): number[] {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= rough && Number.isInteger(size)) ?? 1
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step)
}
