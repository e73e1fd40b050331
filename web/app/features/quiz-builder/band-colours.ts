import type { Outcome } from '@inlay/contract/quiz'

/** Colours of the outcomes, in their own order: from weak to strong as their ranges follow each other on the line. */
export function bandColours(outcomes: readonly Outcome[]): string[] {
  const order = [...outcomes].sort((a, b) => a.minScore - b.minScore || a.maxScore - b.maxScore)
  return outcomes.map((outcome) => {
    const along = outcomes.length === 1 ? 0.5 : order.indexOf(outcome) / (outcomes.length - 1)
    const [from, to, share] = along <= 0.5 ? ['--band-1', '--band-2', along * 2] : ['--band-2', '--band-3', along * 2 - 1]
    return `color-mix(in oklab, var(${to}) ${Math.round(share * 100)}%, var(${from}))`
  })
}
