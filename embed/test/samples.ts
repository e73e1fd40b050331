import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import type { ConfigOf } from '@inlay/contract/component-configs'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import type { Delivered, DeliveredType } from '@inlay/contract/delivery'
import { quizConfig } from '@inlay/contract/quiz'
import type { QuizConfig } from '@inlay/contract/quiz'
import { FORM_SAMPLE } from './form-sample.ts'

type FullConfigOf = ConfigOf & { quiz: QuizConfig }
type Given = Record<string, unknown>

const SCHEMAS = { ...CONFIG_SCHEMAS, quiz: quizConfig }

/** What a studio for tableware might publish, one of each kind. */
const SAMPLES: Record<DeliveredType, Given> = {
  faq: {
    title: 'Before you order',
    items: [
      { question: 'Are the glazes food safe?', answer: 'Yes. Every piece is fired to 1,240 °C and tested for lead and cadmium. Dishwasher and microwave are fine.' },
      { question: 'How long does delivery take?', answer: 'Two to four working days.\n\nPieces made to order take five weeks.' },
      { question: 'What if something arrives broken?', answer: 'Send one photo within 14 days and we replace the piece.' },
    ],
  },
  poll: {
    question: 'Which glaze should we bring back?',
    options: [{ id: 'ash', text: 'Ash white' }, { id: 'iron', text: 'Iron red' }, { id: 'copper', text: 'Copper green' }],
    showResults: true,
  },
  form: FORM_SAMPLE,
  newsletter: {
    headline: 'Kiln letters',
    subheadline: 'One note a month: new pieces first, and what went wrong in the firing.',
    consentText: 'No spam, leave with one click.',
    privacyLink: { text: 'Privacy', url: '/privacy' },
  },
  waitlist: {
    headline: 'The spring workshop is full',
    subheadline: 'Leave your address and we write as soon as a place is free.',
    fields: [{ name: 'name', label: 'Name', placeholder: 'Name' }, { name: 'email', label: 'Email', placeholder: 'Email' }],
    buttonText: 'Join the waitlist',
  },
  banner: { text: 'The kiln opens on Friday at 10.', link: { text: 'See the new pieces', url: '/new' } },
  modal: {
    title: 'Ten percent on your first bowl',
    text: 'Leave your address, and the code is in your inbox in a minute. Until Sunday.',
    content: { kind: 'form', form: { fields: [{ type: 'email', name: 'email', label: 'Email', required: true, placeholder: 'you@example.com' }], submitButtonText: 'Send me the code' } },
    trigger: { on: 'click', buttonText: 'Get the code' },
  },
  widget: {
    title: 'Ask the studio',
    text: 'We answer the same day.',
    content: {
      kind: 'form',
      form: {
        fields: [{ type: 'email', name: 'email', label: 'Email', required: true }, { type: 'textarea', name: 'question', label: 'Your question' }],
        submitButtonText: 'Send',
      },
    },
  },
  cta: {
    headline: 'Throw your first bowl',
    text: 'Three hours, six people, clay and tea included.',
    button: { text: 'See dates', url: '/dates' },
    secondButton: { text: 'Give as a gift', url: '/gift' },
  },
  quiz: {
    title: 'Which course suits you?',
    description: 'Four questions, one minute.',
    questions: [
      {
        type: 'single-choice', id: 'time', text: 'How much time do you have in a week?',
        options: [{ id: 'little', text: 'Less than an hour', score: { default: 0 } }, { id: 'some', text: 'Two or three hours', score: { default: 15 } }, { id: 'much', text: 'A whole day', score: { default: 25 } }],
      },
      {
        type: 'multiple-choice', id: 'tools', text: 'Which tools do you own?',
        options: [{ id: 'wheel', text: 'A wheel', score: { default: 20 } }, { id: 'kiln', text: 'A kiln', score: { default: 20 } }, { id: 'none', text: 'None yet', score: { default: 0 } }],
      },
      { type: 'rating', id: 'patience', text: 'How patient are you?', maxRating: 5, points: 35 },
      { type: 'text', id: 'wish', text: 'What would you like to make first?', required: false },
    ],
    outcomes: [
      { id: 'weekend', title: 'The weekend maker', description: 'Curious and busy. Begin with the one-day workshop.', minScore: 0, maxScore: 40 },
      { id: 'steady', title: 'The steady maker', description: 'You have the hours and the patience. Start with the six-week evening course and keep one shelf for failures.', minScore: 40, maxScore: 70 },
      { id: 'builder', title: 'The kiln builder', description: 'You are ready for a place in the studio.', minScore: 70, maxScore: 100 },
    ],
  },
}

export const KINDS = Object.keys(SAMPLES) as DeliveredType[]

/** The id of the sample of a kind. */
export const idOf = (type: DeliveredType) => `01980000-0000-7000-8000-0000000000${(KINDS.indexOf(type) + 16).toString(16)}`

/** The whole config of a sample, as it is stored. @param changes laid over the sample, key by key */
export function sampleConfig<T extends DeliveredType>(type: T, changes: Given = {}): FullConfigOf[T] {
  return SCHEMAS[type].parse({ ...SAMPLES[type], ...changes }) as FullConfigOf[T]
}

/** A component as the server delivers it. @param changes laid over the sample's config, key by key */
export function sample<T extends DeliveredType>(type: T, changes: Given = {}, id = idOf(type)): Delivered<T> {
  return deliver({ type, config: sampleConfig(type, changes) } as Deliverable, { id, version: 1 }) as Delivered<T>
}
