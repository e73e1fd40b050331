import type { OutcomeFlaw } from '@inlay/contract/rules/outcome-flaws'

/** What is wrong with the ranges, in one sentence that says what happens then; null: nothing. */
export function flawText(flaws: readonly OutcomeFlaw[]): string | null {
  const [first, ...more] = flaws
  if (!first) return null
  const rest = more.length ? ` And ${more.length} more.` : ''
  const range = first.from === first.to ? `at ${first.from}` : `from ${first.from} to ${first.to}`
  return first.kind === 'gap'
    ? `A gap ${range}: scores in it get the outcome below, or the lowest.${rest}`
    : `An overlap ${range}: scores in it get the higher outcome.${rest}`
}
