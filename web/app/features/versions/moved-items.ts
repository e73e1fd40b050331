import type { MatchedItem } from './match-items.ts'

/** Of the items of both lists those that were moved: as few as leave the others in their order. */
export function movedItems(matched: readonly MatchedItem[]): readonly { readonly from: number; readonly to: number }[] {
  const both = matched.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]))
  // The longest rising run of old places stays, found by the least last place for each length.
  const ends: number[] = []
  const previous: number[] = []
  both.forEach(({ from }, index) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (both[ends[middle]!]!.from < from) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? ends[low - 1]! : -1
    ends[low] = index
  })
  const stay = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) stay.add(index)
  return both.filter((_, index) => !stay.has(index))
}
