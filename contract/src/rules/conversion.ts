/** How many came from one step to the next. */
export interface Conversion {
  readonly views: number
  readonly interactions: number
  readonly submissions: number
  /** Interactions of views, and submissions of views, in percent, 0 to 100; null where nothing was viewed. */
  readonly interactionRate: number | null
  readonly submissionRate: number | null
}

/**
 * From views over interactions to submissions. These are events and not people: who opens three questions of an FAQ
 * interacts three times for one view, so a rate stops at 100. A click on a link is an interaction too.
 */
export function conversion(counts: { readonly view: number; readonly component_interaction: number; readonly click: number; readonly submit: number }): Conversion {
  const { view: views, submit: submissions } = counts
  const interactions = counts.component_interaction + counts.click
  const rate = (n: number) => (views > 0 ? Math.min(100, (n / views) * 100) : null)
  return { views, interactions, submissions, interactionRate: rate(interactions), submissionRate: rate(submissions) }
}
