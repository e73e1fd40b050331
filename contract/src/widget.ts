import * as z from 'zod'
import { FAQ_MAX_ITEMS, faqItem } from './faq.ts'
import { formContent, formContentShape } from './form.ts'
import { link } from './link.ts'
import { componentStyles } from './style.ts'
import { text } from './text.ts'

const links = z.object({ kind: z.literal('links'), links: z.array(link).max(20, 'Must have at most 20 links').default([]) })
const faq = z.object({ kind: z.literal('faq'), items: z.array(faqItem).max(FAQ_MAX_ITEMS, `Must have at most ${FAQ_MAX_ITEMS} questions`).default([]) })

const shape = <F extends z.ZodType>(form: F) =>
  z.object({
    buttonText: text(60).default('Get Started'),
    /** Name of its icon; empty for none. */
    icon: text(40).default('message'),
    /** Corner of the window. */
    position: z.enum(['right', 'left']).default('right'),
    title: text(200).default('How can we help?'),
    text: text(2_000).default('We answer within one working day.'),
    content: z.discriminatedUnion('kind', [links, faq, z.object({ kind: z.literal('form'), form })]).prefault({ kind: 'links', links: [] }),
    closeLabel: text(100).default('Close'),
    styles: componentStyles.prefault({}),
  })

/** As it may be stored: of the right shape. */
export const widgetShape = shape(formContentShape.prefault({}))
/** As it may be saved. */
export const widgetConfig = shape(formContent.prefault({}))
export type WidgetConfig = z.infer<typeof widgetConfig>

export const DEFAULT_WIDGET: WidgetConfig = widgetConfig.parse({
  content: {
    kind: 'form',
    form: {
      fields: [
        { type: 'email', name: 'email', label: 'Email', required: true },
        { type: 'textarea', name: 'question', label: 'Your question', required: true },
      ],
      submitButtonText: 'Send',
    },
  },
})
