import type { Outcome } from '@inlay/contract/quiz'

type Range = Pick<Outcome, 'minScore' | 'maxScore'>
type End = keyof Range

/** A place on the line that can be moved: an end of an outcome, or both ends where two outcomes meet. */
export interface Grip {
  readonly at: number
  readonly ends: readonly { readonly place: number; readonly end: End }[]
}

/** Every place that can be moved, from low to high. The ends of the line itself are moved by numbers only. */
export function gripsOf(outcomes: readonly Range[]): Grip[] {
  const ends = outcomes.flatMap(({ minScore, maxScore }, place) => [
    { at: minScore, place, end: 'minScore' as const },
    { at: maxScore, place, end: 'maxScore' as const },
  ])
  const grips = new Map<number, Grip['ends']>()
  for (const { at, place, end } of ends) {
    if (at <= 0 || at >= 100) continue
    grips.set(at, [...(grips.get(at) ?? []), { place, end }])
  }
  return [...grips].map(([at, moved]) => ({ at, ends: moved })).sort((a, b) => a.at - b.at)
}

/** The outcomes with a grip moved to a whole number, no further than where an outcome would end before it begins. */
export function moveGrip<T extends Range>(outcomes: readonly T[], { ends }: Grip, to: number): T[] {
  let [least, most] = [0, 100]
  for (const { place, end } of ends) {
    const range = outcomes[place]
    // An outcome whose ends lie on one place moves with it.
    if (!range || range.minScore === range.maxScore) continue
    if (end === 'minScore') most = Math.min(most, range.maxScore)
    else least = Math.max(least, range.minScore)
  }
  const at = Math.round(Math.min(Math.max(to, least), most))
  return outcomes.map((outcome, place) => ends.filter((moved) => moved.place === place).reduce((next, { end }) => ({ ...next, [end]: at }), outcome))
}
