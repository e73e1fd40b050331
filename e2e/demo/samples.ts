import type { ComponentType } from '@inlay/contract/component-types'
import type { Visitor } from './names.ts'
import { QUIZ_CONFIG } from './quiz.ts'
import { ORDER_FORM } from './order-form.ts'
import type { Random } from './random.ts'

export type Answers = Record<string, unknown>

/** One component of the demo's owner, and what its visitors do. */
export interface Sample {
  readonly type: ComponentType | 'quiz'
  readonly name: string
  readonly config: object
  readonly live: boolean
  /** Days since it was made. */
  readonly age: number
  /** Loads on an ordinary day; 0 for drafts. */
  readonly visits: number
  readonly pages: readonly string[]
  /** Of those who see it: who does something with it, and who then sends something. */
  readonly interest: number
  readonly sends?: number
  readonly answers?: (random: Random, visitor: Visitor) => Answers
}

const SHOP = 'https://shop.kilnhouse.example'
const BLOG = 'https://kilnhouse.example/journal'
const faq = (title: string, ...items: [string, string][]) => ({ title, items: items.map(([question, answer]) => ({ question, answer })) })
const GLAZES = [{ id: 'celadon', text: 'Celadon' }, { id: 'tenmoku', text: 'Tenmoku' }, { id: 'shino', text: 'Shino' }, { id: 'ash', text: 'Wood ash' }]
const QUESTIONS = ['Is the large bowl coming back?', 'Do you ship to Iceland?', 'Can I visit on a Saturday?', 'Which glaze goes with walnut?', 'My parcel says delivered, but there is none.']

export const SAMPLES: readonly Sample[] = [
  {
    type: 'faq', name: 'Shop questions', live: true, age: 64, visits: 260, pages: [`${SHOP}/`, `${SHOP}/questions`, `${SHOP}/delivery`], interest: 0.34,
    config: faq('Before you order', ['Are the glazes food safe?', 'Yes. Every piece is tested, and the dishwasher is fine too.'], ['How long does delivery take?', 'Two to four working days within the country, a week elsewhere.'], ['May I send it back?', 'Within 30 days, unused. We pay for the way back.']),
  },
  {
    type: 'newsletter', name: 'Kiln letters', live: true, age: 58, visits: 150, pages: [`${BLOG}`, `${BLOG}/wood-firing`, `${SHOP}/`], interest: 0.12, sends: 0.5,
    config: { headline: 'One letter a month', subheadline: 'What left the kiln, what did not, and when the next sale is.', fields: [{ name: 'name', label: 'First name' }, { name: 'email', label: 'Email', required: true }] },
    answers: (_, { name, email }) => ({ name: name.split(' ')[0], email }),
  },
  {
    type: 'form', name: 'Custom orders', live: true, age: 51, visits: 60, pages: [`${SHOP}/custom`, `${SHOP}/weddings`], interest: 0.3, sends: 0.34, config: ORDER_FORM,
    answers: (random, { name, email }) => {
      const kind = random.of(['Bowls', 'Cups', 'Plates', 'Something else'], 1.4)
      return {
        name, email, kind, pieces: 2 + Math.floor(random.next() * 40), ...(kind === 'Something else' && { idea: random.of(['A lamp foot', 'Name tiles for the door', 'An urn']) }),
        glazes: GLAZES.filter(() => random.happens(0.4)).map(({ text }) => text), gift: random.happens(0.3),
        message: random.of(['A wedding in May, so by the end of April would be good.', 'Could you match the blue of your autumn series?', 'No hurry at all.', 'For a small restaurant; we would come by to see samples.']),
      }
    },
  },
  {
    type: 'poll', name: 'Which glaze next?', live: true, age: 24, visits: 90, pages: [`${BLOG}/wood-firing`, `${BLOG}`], interest: 0.22, sends: 0.82,
    config: { question: 'Which glaze should come next?', options: GLAZES, buttonText: 'Vote', showResults: true },
    answers: (random) => ({ choices: [random.of(GLAZES, 1.7).id] }),
  },
  {
    type: 'quiz', name: 'Which maker are you?', live: true, age: 19, visits: 70, pages: [`${BLOG}/quiz`, `${SHOP}/courses`], interest: 0.4, sends: 0.6, config: QUIZ_CONFIG,
    answers: (random) => ({ start: random.of(['sketch', 'hands', 'book'], 1.3), tools: ['wheel', 'rib', 'wire', 'torch'].filter(() => random.happens(0.5)), patience: 1 + Math.floor(random.next() ** 0.7 * 5), ...(random.happens(0.4) && { name: random.of(['Slowly, with tea', 'In the garden', 'With a radio on']) }) }),
  },
  {
    type: 'waitlist', name: 'Winter collection', live: true, age: 12, visits: 45, pages: [`${SHOP}/winter`], interest: 0.25, sends: 0.55,
    config: { headline: 'The winter collection', subheadline: 'Sixty pieces, fired once. Whoever is on the list sees them a day early.', buttonText: 'Join the waitlist' },
    answers: (_, { email }) => ({ email }),
  },
  {
    type: 'banner', name: 'Free delivery week', live: true, age: 6, visits: 210, pages: [`${SHOP}/`, `${SHOP}/bowls`, `${SHOP}/cups`], interest: 0.06,
    config: { text: 'Free delivery on all orders this week.', link: { text: 'Shop now', url: `${SHOP}/bowls` }, position: 'top' },
  },
  {
    type: 'widget', name: 'Ask the studio', live: true, age: 40, visits: 190, pages: [`${SHOP}/`, `${SHOP}/bowls`, `${SHOP}/delivery`], interest: 0.05, sends: 0.4,
    config: { buttonText: 'Ask us', title: 'Ask the studio', content: { kind: 'form', form: { fields: [{ type: 'email', name: 'email', label: 'Email', required: true }, { type: 'textarea', name: 'question', label: 'Your question', required: true }], submitButtonText: 'Send' } } },
    answers: (random, { email }) => ({ email, question: random.of(QUESTIONS) }),
  },
  {
    type: 'modal', name: 'Ten percent off', live: false, age: 33, visits: 0, pages: [], interest: 0,
    config: { title: 'Before you go', text: 'Ten percent off your first order.', content: { kind: 'buttons', buttons: [{ text: 'See the bowls', url: `${SHOP}/bowls` }] }, trigger: { on: 'leave' } },
  },
  { type: 'cta', name: 'Visit the studio', live: false, age: 9, visits: 0, pages: [], interest: 0, config: { headline: 'Come and see it made', text: 'Open studio on the first Saturday of each month.', button: { text: 'Find us', url: 'https://kilnhouse.example/visit' } } },
  { type: 'faq', name: 'Wholesale', live: false, age: 3, visits: 0, pages: [], interest: 0, config: faq('For shops', ['What is the smallest order?', 'Twenty pieces of one kind.'], ['Do you deliver abroad?', 'Within Europe, on pallets.']) },
]
