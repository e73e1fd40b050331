/** How long nothing may be typed before a list shows what was, ms. */
export const LIST_RESTS = 150

/**
 * The items of a list as they were a moment ago, where since then one alone was edited; else as they are: what was added, moved or taken
 * away shows at once.
 * @param isSame whether the one is the other in another version of itself
 */
export function calmItems<T>(before: readonly T[], now: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] {
  if (before.length !== now.length) return now
  const edited = now.flatMap((item, place) => (item === before[place] ? [] : [place]))
  return edited.length > 1 || edited.some((place) => !isSame(before[place]!, now[place]!)) ? now : before
}
