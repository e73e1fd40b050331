/** Limits of a slider, and what lies between two of its places. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * Limits that a slider can be drawn with, whatever is stored: exchanged when they are the wrong way round, a step apart
 * when they are equal, a step of 1 where it is none. On limits that make sense it changes nothing.
 */
export function bounds({ min, max, step }: Bounds): Bounds {
  const low = Math.min(min, max)
  const width = Math.abs(max - min)
  const right = step > 0 ? step : 1
  return { min: low, max: low + (width || right), step: width && right > width ? width : right }
}

/** The value of the slider nearest to a number. */
export function nearest(value: number, { min, max, step }: Bounds): number {
  const place = Math.round((Math.min(Math.max(value, min), max) - min) / step)
  return exact(min + Math.min(place, Math.floor((max - min) / step + 1e-9)) * step)
}

/** Whether a value is one of the slider's places, up to the noise of binary fractions. */
export function onStep(value: number, min: number, step: number): boolean {
  const places = (value - min) / step
  return Math.abs(places - Math.round(places)) < 1e-6
}

/** 0.1 + 0.2 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12))

/** Ends of a rating: from 0 or 1, to 2 up to 10. On ends that make sense it changes nothing. */
export function ratingEnds({ min, maxRating }: { readonly min: number; readonly maxRating: number }): { min: number; max: number } {
  return { min: min === 0 ? 0 : 1, max: Math.min(Math.max(Math.round(maxRating), 2), 10) }
}
