import type { DeliveredType } from '@inlay/contract/delivery'
import { EVERY_FIELD } from '../form-sample.ts'
import { sampleConfig } from '../samples.ts'
import type { Step } from './play.ts'

/** One thing to look at: a component in a state. */
export interface Exhibit {
  readonly kind: DeliveredType
  readonly state: string
  /** Laid over the kind's sample. */
  readonly changes?: Record<string, unknown>
  /** What a visitor does to get it into the state. */
  readonly play?: readonly Step[]
  /** Height, px, of the small page that it lies over. */
  readonly stage?: number
  /** Its looks beside the theme. */
  readonly looks?: { readonly accent?: string; readonly radius?: number }
}

const EMAIL = 'input[autocomplete=email]'

const send: Step = { click: 'form button:not([type]), form button[type=submit]' }
const email: Step = { fill: EMAIL, with: 'visitor@example.com' }
const notEmail: Step = { fill: EMAIL, with: 'visitor@example' }
const choose = (text: string): Step => ({ click: 'label', text })
const see = (text: string): Step => ({ see: text })
const open: Step = { open: true }

const quizQuestion = (id: string) => ({ questions: sampleConfig('quiz').questions.filter((question) => question.id === id) })
const answerQuiz = [choose('Two or three hours'), send, choose('A wheel'), send, choose('4'), send, send, see('The steady maker')]
const form = (fields: readonly unknown[]) => ({ title: 'Ask for a commission', subtitle: '', submitButtonText: 'Send', fields })
const accents = [
  ['Terracotta, square', '#a8482a', 0],
  ['Green, round', '#0f9d6b', 14],
  ['Violet', '#7c3aed', 6],
  ['Yellow, pill', '#f5c211', 22],
] as const

/** Every kind, every kind of field, and the states that a visitor brings about. Ends in `failed`: Inlay refuses what is sent. */
export const EXHIBITS: readonly Exhibit[] = [
  { kind: 'faq', state: 'open', play: [{ click: 'summary' }] },
  { kind: 'poll', state: 'chosen', play: [choose('Iron red')] },
  { kind: 'poll', state: 'results', play: [choose('Iron red'), send, see('%')] },
  { kind: 'poll', state: 'required', changes: { allowMultiple: true }, play: [send] },
  { kind: 'form', state: 'steps' },
  { kind: 'form', state: 'every-field', changes: form(EVERY_FIELD), play: [choose('Tableware')] },
  { kind: 'form', state: 'wrong', changes: form(EVERY_FIELD.map((field) => ('required' in field || 'label' in field ? { ...field, required: true } : field))), play: [notEmail, send] },
  { kind: 'form', state: 'thanks', changes: form([{ type: 'email', name: 'email', label: 'Email', required: true }]), play: [email, send, see('touch')] },
  { kind: 'form', state: 'failed', changes: form([{ type: 'email', name: 'email', label: 'Email', required: true }]), play: [email, send, see('again')] },
  { kind: 'newsletter', state: 'new' },
  { kind: 'newsletter', state: 'wrong', play: [notEmail, send] },
  { kind: 'newsletter', state: 'thanks', play: [email, send, see('Thank you')] },
  { kind: 'newsletter', state: 'failed', play: [email, send, see('again')] },
  { kind: 'waitlist', state: 'new' },
  {
    kind: 'waitlist',
    state: 'more-fields',
    changes: { customFields: [{ name: 'phone', label: 'Phone', type: 'tel' }, { name: 'why', label: 'What would you like to make?', type: 'textarea', required: true }, { name: 'beginner', label: 'This is my first course', type: 'toggle' }] },
    play: [send],
  },
  { kind: 'waitlist', state: 'thanks', play: [email, send, see('on the list')] },
  { kind: 'cta', state: 'two-buttons' },
  { kind: 'cta', state: 'one-button', changes: { secondButton: {} } },
  { kind: 'banner', state: 'top', stage: 196 },
  { kind: 'banner', state: 'bottom', changes: { position: 'bottom', text: 'Closed from 24 to 26 December.', dismissible: false, link: {} }, stage: 196 },
  { kind: 'banner', state: 'inline', changes: { position: 'inline', text: 'Two places are left in the workshop on Saturday.' } },
  { kind: 'modal', state: 'form', play: [open, see('Ten percent')], stage: 420 },
  { kind: 'modal', state: 'buttons', changes: { content: { kind: 'buttons', buttons: [{ text: 'See the bowls', url: '/bowls' }, { text: 'Not now', url: '/' }] }, image: { url: '/shelf.svg', alt: '' } }, play: [open, see('Ten percent')], stage: 560 },
  { kind: 'modal', state: 'thanks', play: [open, see('Ten percent'), email, send, see('touch')], stage: 420 },
  { kind: 'modal', state: 'closed', stage: 196 },
  { kind: 'widget', state: 'form', play: [open, see('We answer')], stage: 500 },
  { kind: 'widget', state: 'links', changes: { content: { kind: 'links', links: [{ text: 'Opening hours', url: '/hours' }, { text: 'Where to find us', url: '/map' }, { text: 'Repairs', url: '/repairs' }] } }, play: [open, see('We answer')], stage: 420 },
  { kind: 'widget', state: 'questions', changes: { content: { kind: 'faq', items: sampleConfig('faq').items }, position: 'left' }, play: [open, see('We answer')], stage: 500 },
  { kind: 'widget', state: 'closed', stage: 196 },
  { kind: 'quiz', state: 'first' },
  { kind: 'quiz', state: 'chosen', play: [choose('Two or three hours'), send, choose('A kiln')] },
  { kind: 'quiz', state: 'rating', changes: { ...quizQuestion('patience'), title: '', description: '' }, play: [choose('4')] },
  { kind: 'quiz', state: 'required', play: [send] },
  { kind: 'quiz', state: 'result', play: answerQuiz },
  { kind: 'quiz', state: 'failed', play: [...answerQuiz.slice(0, -1), see('again')] },
  { kind: 'quiz', state: 'one-page', changes: { settings: { oneQuestionPerStep: false } } },
  ...accents.map(([question, accent, radius]): Exhibit => ({ kind: 'poll', state: accent.slice(1), changes: { question, showResults: false }, play: [choose('Iron red')], looks: { accent, radius } })),
]
