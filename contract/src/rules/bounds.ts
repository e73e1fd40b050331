/** Limits of a slider, and what lies between two of its places. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Further out, or in finer steps, doubles begin to run out of digits. */
export const FAR = 1e12
export const CLOSE = 1e-4

/**
 * Limits that a slider can be drawn with, whatever is stored: exchanged when they are the wrong way round, one apart
 * when they are equal, a step of 1 where it is none. On limits that make sense it changes nothing.
 */
export function bounds({ min, max, step }: Bounds): Bounds {
  const low = between(Math.min(min, max), -FAR, FAR)
  const high = between(Math.max(min, max), -FAR, FAR)
  const end = high - low < CLOSE ? low + 1 : high
  const right = step >= CLOSE ? step : 1
  return { min: low, max: end, step: right > end - low + 1e-9 ? end - low : right }
}

/** The value of the slider nearest to a number. */
export function nearest(value: number, { min, max, step }: Bounds): number {
  const place = Math.min(Math.round((between(value, min, max) - min) / step), Math.floor((max - min) / step + 1e-9))
  // 0.1 + 0.2 is 0.3.
  return between(Number((min + place * step).toFixed(9)), min, max)
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Whether a value is one of the slider's places, up to the noise of binary fractions. */
export function onStep(value: number, min: number, step: number): boolean {
  const places = (value - min) / step
  const noise = ((Math.abs(value) + Math.abs(min)) / step) * 2e-14
  return !(Math.abs(places - Math.round(places)) > noise + 1e-5)
}

/** Ends of a rating: from 0 or 1, to 2 up to 10. On ends that make sense it changes nothing. */
export function ratingEnds({ min, maxRating }: { readonly min: number; readonly maxRating: number }): { min: number; max: number } {
  return { min: min === 0 ? 0 : 1, max: between(Math.round(maxRating), 2, 10) }
}
