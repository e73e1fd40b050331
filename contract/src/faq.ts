import * as z from 'zod'
import { answer } from './rich-answer.ts'
import { componentStyles } from './style.ts'
import { text } from './text.ts'

/** Most questions of one FAQ. */
export const FAQ_MAX_ITEMS = 200

export const faqItem = z.object({ question: text(500), answer })

export const faqConfig = z.object({
  title: text(200).default('Frequently asked questions'),
  items: z.array(faqItem).max(FAQ_MAX_ITEMS, `Must have at most ${FAQ_MAX_ITEMS} questions`).default([]),
  styles: componentStyles.prefault({}),
})

export type FaqItem = z.infer<typeof faqItem>
export type FaqConfig = z.infer<typeof faqConfig>

/** What a new FAQ starts with. */
export const DEFAULT_FAQ: FaqConfig = faqConfig.parse({
  items: [
    { question: 'What is your return policy?', answer: 'You can return anything within 30 days of delivery.' },
    { question: 'How long does delivery take?', answer: 'Two to four working days within the country.' },
    { question: 'How can I reach you?', answer: 'Write to us at any time. We answer within one working day.' },
  ],
})
