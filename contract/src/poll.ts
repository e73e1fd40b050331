import * as z from 'zod'
import { notifications } from './notifications.ts'
import { ownWords } from './own-words.ts'
import { componentStyling } from './style.ts'
import { requiredText, text } from './text.ts'

/** Most options of one poll. */
export const POLL_OPTIONS_MAX = 10_000

/**
 * Id of an option; counts are kept by it, so it stays when the text changes. It starts with a letter or digit: under
 * __proto__ no object keeps anything.
 */
export const optionId = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'Must start with a letter or digit and have only letters, digits, - and _, at most 64')

export const choice = z.object({ id: optionId, text: requiredText(500, 'Please enter an option') })

export const pollConfig = z.object({
  question: text(500).default('What would you like to see next?'),
  options: z
    .array(choice)
    .min(1, 'Must have at least one option')
    .max(POLL_OPTIONS_MAX, `Must have at most ${POLL_OPTIONS_MAX.toLocaleString('en')} options`)
    .superRefine(refuseSameIds)
    .default([
      { id: 'option-1', text: 'Option 1' },
      { id: 'option-2', text: 'Option 2' },
      { id: 'option-3', text: 'Option 3' },
    ]),
  allowMultiple: z.boolean().default(false),
  buttonText: text(100).default('Submit'),
  successMessage: text(500).default('Thank you for your response!'),
  /** Whether who has answered sees how all have. */
  showResults: z.boolean().default(false),
  texts: ownWords(['required', 'failed', 'later', 'answers']),
  notifications,
  styling: componentStyling.prefault({}),
})
export type PollConfig = z.infer<typeof pollConfig>

export const DEFAULT_POLL: PollConfig = pollConfig.parse({})

export function refuseSameIds(items: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  items.forEach(({ id }, index) => {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Another one has the same id' })
    seen.add(id)
  })
}
