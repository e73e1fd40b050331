import type { LucideIcon } from 'lucide-react'
import { AppWindow, ChartBar, CircleHelp, ClipboardList, Hourglass, ListChecks, Mail, Megaphone, MessageCircle, MousePointerClick } from 'lucide-react'
import type { DeliveredType } from '@inlay/contract/delivery'

export interface SampleField {
  readonly label: string
  /** Where it is in the config, as in "items.0.question". */
  readonly path: string
  readonly as: 'line' | 'text' | 'switch' | 'choice'
  readonly options?: readonly (readonly [value: string, text: string])[]
}

export interface Sample {
  readonly label: string
  readonly icon: LucideIcon
  /** As an owner saves it; what is left out is the kind's default. */
  readonly config: Readonly<Record<string, unknown>>
  readonly fields: readonly SampleField[]
}

const line = (label: string, path: string): SampleField => ({ label, path, as: 'line' })
const text = (label: string, path: string): SampleField => ({ label, path, as: 'text' })
const onOff = (label: string, path: string): SampleField => ({ label, path, as: 'switch' })
const choice = (label: string, path: string, options: SampleField['options'] = []): SampleField => ({ label, path, as: 'choice', options })
const EMAIL = { type: 'email', name: 'email', label: 'Email', required: true, placeholder: 'you@example.com' }

/** What a studio for tableware might publish, one of each kind, and what of it can be tried. Sample copy. */
export const SAMPLES: Readonly<Record<DeliveredType, Sample>> = {
  faq: {
    label: 'FAQ', icon: CircleHelp,
    config: {
      title: 'Before you order',
      items: [
        { question: 'Are the glazes food safe?', answer: 'Yes. Every piece is fired to 1,240 °C and tested for lead and cadmium. Dishwasher and microwave are fine.' },
        { question: 'How long does delivery take?', answer: 'Two to four working days. Pieces made to order take five weeks.' },
        { question: 'What if something arrives broken?', answer: 'Send one photo within 14 days and we replace the piece.' },
      ],
    },
    fields: [line('Title', 'title'), line('First question', 'items.0.question'), text('Its answer', 'items.0.answer')],
  },
  poll: {
    label: 'Poll', icon: ChartBar,
    config: {
      question: 'Which glaze should we bring back?', showResults: true, allowMultiple: false, buttonText: 'Submit', successMessage: 'Thank you for your response!',
      options: [{ id: 'ash', text: 'Ash white' }, { id: 'iron', text: 'Iron red' }, { id: 'copper', text: 'Copper green' }],
    },
    fields: [line('Question', 'question'), line('First option', 'options.0.text'), line('Button text', 'buttonText'), onOff('Several answers', 'allowMultiple'), onOff('Show results after voting', 'showResults')],
  },
  form: {
    label: 'Form', icon: ClipboardList,
    config: {
      title: 'Ask for a commission', subtitle: 'We answer within two working days.', submitButtonText: 'Send', successMessage: "Thank you! We'll be in touch soon.",
      fields: [
        { type: 'text', name: 'name', label: 'Full name', required: true, width: 'half' },
        { ...EMAIL, width: 'half' },
        { type: 'radio', name: 'what', label: 'What should it be?', required: true, options: ['Tableware', 'A single vase'] },
        { type: 'checkbox', name: 'pieces', label: 'Which pieces?', options: ['Plates', 'Bowls', 'Cups'], showIf: { field: 'what', value: 'Tableware' } },
        { type: 'rating', name: 'last', label: 'How did you like our last piece?' },
      ],
    },
    fields: [line('Title', 'title'), line('Text', 'subtitle'), line('Third field', 'fields.2.label'), line('Button text', 'submitButtonText'), line('Thank-you', 'successMessage')],
  },
  newsletter: {
    label: 'Newsletter', icon: Mail,
    config: { headline: 'Kiln letters', subheadline: 'One note a month: new pieces first, and what went wrong in the firing.', buttonText: 'Subscribe', consentText: 'No spam, leave with one click.', successMessage: 'Thank you for subscribing!' },
    fields: [line('Headline', 'headline'), text('Text', 'subheadline'), line('Button text', 'buttonText'), line('Consent', 'consentText')],
  },
  waitlist: {
    label: 'Waitlist', icon: Hourglass,
    config: {
      headline: 'The spring workshop is full', subheadline: 'Leave your address and we write as soon as a place is free.', buttonText: 'Join the waitlist', successMessage: 'You are on the list.',
      fields: [{ name: 'name', label: 'Name', placeholder: 'Name' }, { name: 'email', label: 'Email', placeholder: 'Email' }],
    },
    fields: [line('Headline', 'headline'), text('Text', 'subheadline'), line('Button text', 'buttonText'), line('Thank-you', 'successMessage')],
  },
  banner: {
    label: 'Banner', icon: Megaphone,
    config: { text: 'The kiln opens on Friday at 10.', link: { text: 'See the new pieces', url: '#' }, position: 'top', dismissible: true },
    fields: [line('Text', 'text'), line('Link', 'link.text'), choice('Place', 'position', [['top', 'Top of the window'], ['bottom', 'Bottom of the window'], ['inline', 'In the page']]), onOff('Can be closed', 'dismissible')],
  },
  modal: {
    label: 'Modal', icon: AppWindow,
    config: {
      title: 'Ten percent on your first bowl', text: 'Leave your address, and the code is in your inbox in a minute.',
      content: { kind: 'form', form: { fields: [EMAIL], submitButtonText: 'Send me the code' } }, trigger: { on: 'click', buttonText: 'Get the code' },
    },
    fields: [line('Title', 'title'), text('Text', 'text'), line('Button in the page', 'trigger.buttonText'), line('Button in the dialog', 'content.form.submitButtonText')],
  },
  widget: {
    label: 'Widget', icon: MessageCircle,
    config: {
      buttonText: 'Get Started', title: 'Ask the studio', text: 'We answer the same day.', position: 'right',
      content: { kind: 'form', form: { fields: [EMAIL, { type: 'textarea', name: 'question', label: 'Your question' }], submitButtonText: 'Send' } },
    },
    fields: [line('Button', 'buttonText'), line('Title', 'title'), line('Text', 'text'), choice('Corner', 'position', [['right', 'Right'], ['left', 'Left']])],
  },
  cta: {
    label: 'Call to action', icon: MousePointerClick,
    config: { headline: 'Throw your first bowl', text: 'Three hours, six people, clay and tea included.', button: { text: 'See dates', url: '#' }, secondButton: { text: 'Give as a gift', url: '#' } },
    fields: [line('Headline', 'headline'), text('Text', 'text'), line('Button', 'button.text'), line('Second button', 'secondButton.text')],
  },
  quiz: {
    label: 'Quiz', icon: ListChecks,
    config: {
      title: 'Which course suits you?', description: 'Two questions, half a minute.',
      settings: { progressBar: true, oneQuestionPerStep: true, allowBack: true },
      questions: [
        {
          type: 'single-choice', id: 'time', text: 'How much time do you have in a week?',
          options: [{ id: 'little', text: 'Less than an hour', score: { default: 0 } }, { id: 'some', text: 'Two or three hours', score: { default: 15 } }, { id: 'much', text: 'A whole day', score: { default: 25 } }],
        },
        { type: 'rating', id: 'patience', text: 'How patient are you?', maxRating: 5, points: 35 },
      ],
      outcomes: [
        { id: 'weekend', title: 'The weekend maker', description: 'Curious and busy. Begin with the one-day workshop.', minScore: 0, maxScore: 50 },
        { id: 'steady', title: 'The steady maker', description: 'You have the hours and the patience. Start with the six-week evening course.', minScore: 50, maxScore: 100 },
      ],
    },
    fields: [line('Title', 'title'), line('Text', 'description'), line('First question', 'questions.0.text'), onOff('Progress bar', 'settings.progressBar'), onOff('One question per step', 'settings.oneQuestionPerStep')],
  },
}

export const SAMPLE_KINDS = Object.keys(SAMPLES) as DeliveredType[]

export const isSampleKind = (name: string): name is DeliveredType => Object.hasOwn(SAMPLES, name)
