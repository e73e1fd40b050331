import type { DeliveredType } from '@inlay/contract/delivery'
import type { Registry } from './renderer.ts'
import { banner } from './renderers/banner.ts'
import { cta } from './renderers/cta.ts'
import { faq } from './renderers/faq.ts'
import { form } from './renderers/form.ts'
import { modal } from './renderers/modal.ts'
import { newsletter } from './renderers/newsletter.ts'
import { poll } from './renderers/poll.ts'
import { quiz } from './renderers/quiz.ts'
import { waitlist } from './renderers/waitlist.ts'
import { widget } from './renderers/widget.ts'

/** Every kind's renderer at once, for previews. Host pages load one chunk per kind instead. */
export const renderers: Registry<DeliveredType> = { banner, cta, faq, form, modal, newsletter, poll, quiz, waitlist, widget }
