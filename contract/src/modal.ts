import * as z from 'zod'
import { formContent, formContentShape } from './form.ts'
import { imageUrl, link } from './link.ts'
import { componentStyles } from './style.ts'
import { text } from './text.ts'

const seconds = z.number().min(0, 'Must be 0 or more').max(3_600, 'Must be 3,600 or less')
const percent = z.number().min(1, 'Must be 1 or more').max(100, 'Must be 100 or less')

/** What opens it. Inlay.open(id) of the page always does. */
const trigger = z.discriminatedUnion('on', [
  /** A button where the marker is; without text the page opens it. */
  z.object({ on: z.literal('click'), buttonText: text(100).default('Open') }),
  z.object({ on: z.literal('delay'), seconds: seconds.default(5) }),
  /** Percent of the page's height that was scrolled through. */
  z.object({ on: z.literal('scroll'), percent: percent.default(50) }),
  /** The pointer leaves the page at its top; on touch screens nothing does. */
  z.object({ on: z.literal('leave') }),
])

const buttons = z.object({ kind: z.literal('buttons'), buttons: z.array(link).max(3, 'Must have at most 3 buttons').default([]) })

const shape = <F extends z.ZodType>(form: F) =>
  z.object({
    title: text(200).default('Before you go'),
    text: text(5_000).default('Ten percent off your first order.'),
    image: z.object({ url: imageUrl.default(''), alt: text(500).default('') }).prefault({}),
    content: z.discriminatedUnion('kind', [buttons, z.object({ kind: z.literal('form'), form })]).prefault({ kind: 'buttons', buttons: [] }),
    trigger: trigger.prefault({ on: 'click' }),
    /** How often it opens by itself for one visitor. */
    frequency: z.enum(['always', 'session', 'day', 'once']).default('session'),
    closeLabel: text(100).default('Close'),
    styles: componentStyles.prefault({}),
  })

/** As it may be stored: of the right shape. */
export const modalShape = shape(formContentShape.prefault({}))
/** As it may be saved. */
export const modalConfig = shape(formContent.prefault({}))
export type ModalConfig = z.infer<typeof modalConfig>

export const DEFAULT_MODAL: ModalConfig = modalConfig.parse({ content: { kind: 'buttons', buttons: [{ text: 'See the offer' }] } })
