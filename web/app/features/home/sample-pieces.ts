import type { Delivered } from '@inlay/contract/delivery'
import { SAMPLE_FAQ } from './sample-site.ts'

export type PieceType = 'faq' | 'poll' | 'newsletter' | 'cta'
export type Piece = { [T in PieceType]: { readonly type: T; readonly config: Delivered<T>['config'] } }[PieceType]

/** A text of the piece that can be changed in the figure, by where it is in the config. */
export interface PieceField {
  readonly label: string
  readonly path: string
  readonly long?: boolean
}

interface SamplePiece {
  readonly label: string
  readonly piece: Piece
  readonly fields: readonly PieceField[]
}

/** Sample copy: what the invented shop has set into its page, as visitors' browsers get it. */
export const SAMPLE_PIECES: Readonly<Record<PieceType, SamplePiece>> = {
  faq: {
    label: 'FAQ',
    piece: { type: 'faq', config: { title: SAMPLE_FAQ.title, items: SAMPLE_FAQ.items } },
    fields: [
      { label: 'Title', path: 'title' },
      { label: 'First question', path: 'items.0.question' },
      { label: 'Its answer', path: 'items.0.answer', long: true },
    ],
  },
  poll: {
    label: 'Poll',
    piece: {
      type: 'poll',
      config: {
        question: 'Which glaze should we bring back?',
        options: [{ id: 'ash', text: 'Ash white' }, { id: 'iron', text: 'Iron red' }, { id: 'copper', text: 'Copper green' }],
        allowMultiple: false, buttonText: 'Submit', successMessage: 'Thank you for your response!', showResults: true, texts: {},
      },
    },
    fields: [
      { label: 'Question', path: 'question' },
      { label: 'Second option', path: 'options.1.text' },
      { label: 'Button text', path: 'buttonText' },
    ],
  },
  newsletter: {
    label: 'Newsletter',
    piece: {
      type: 'newsletter',
      config: {
        headline: 'Kiln letters', subheadline: 'One note a month: new pieces first, and what went wrong in the firing.',
        fields: [{ name: 'email', label: 'Email', placeholder: 'you@example.com', required: true }], customFields: [],
        buttonText: 'Subscribe', successMessage: 'Thank you for subscribing!', errorMessage: 'Something went wrong. Please try again.',
        consentText: 'No spam, leave with one click.', privacyLink: { text: '', url: '' }, texts: {},
      },
    },
    fields: [
      { label: 'Headline', path: 'headline' },
      { label: 'Text', path: 'subheadline', long: true },
      { label: 'Button text', path: 'buttonText' },
    ],
  },
  cta: {
    label: 'CTA',
    piece: {
      type: 'cta',
      config: {
        headline: 'Throw your first bowl', text: 'Three hours, six people, clay and tea included.',
        button: { text: 'See dates', url: '#', newTab: false }, secondButton: { text: 'Give as a gift', url: '#', newTab: false },
      },
    },
    fields: [
      { label: 'Headline', path: 'headline' },
      { label: 'Text', path: 'text', long: true },
      { label: 'Button text', path: 'button.text' },
    ],
  },
}

/** How everybody answered before the reader does: the poll's results are sample copy, too. */
export const SAMPLE_RESULTS = { counts: { ash: 67, iron: 99, copper: 49 }, people: 215 }
