import type { Submission } from '@inlay/contract/owner-submissions'

/** What the panel or page of one submission is told by the list around it. */
export interface SubmissionsContext {
  readonly alone: boolean
  readonly askDelete: (submissions: readonly Submission[], then: () => void) => void
}
