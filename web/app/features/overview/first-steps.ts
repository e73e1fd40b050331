export interface Figures {
  readonly components_total: number
  readonly components_active: number
  readonly events_total: number
}

interface FirstStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The next step's button, and where it leads. */
  readonly action: string
  readonly to: string
  readonly done: boolean
}

/**
 * What a new owner does, in order. That the tag is in a page is known by the first event that comes from there, so
 * both last steps are done at once.
 */
export function stepsOf({ components_total, components_active, events_total }: Figures): readonly FirstStep[] {
  const seen = events_total > 0
  return [
    { id: 'create', title: 'Create a component', text: 'Start from a template. Every word of it can be changed.', action: 'Open the library', to: '/dashboard/library', done: components_total > 0 || seen },
    { id: 'publish', title: 'Publish it', text: 'A draft is seen by nobody but you.', action: 'My Components', to: '/dashboard/components', done: components_active > 0 },
    { id: 'paste', title: 'Paste the script and its embed code', text: 'The script goes into your site once, the embed code where the component belongs.', action: 'Placement', to: '/dashboard/placement', done: seen },
    { id: 'load', title: 'See the first load arrive', text: 'Open your page. This list notices by itself.', action: 'Check the page', to: '/dashboard/placement', done: seen },
  ]
}
