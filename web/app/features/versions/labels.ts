import { FORM_TEXTS } from '@inlay/contract/rules/form-texts'
import { QUIZ_TEXTS } from '@inlay/contract/rules/quiz-texts'

/** What the editors call a field, by its key. null: the group around it has no name of its own. */
const LABELS: Readonly<Record<string, string | null>> = {
  styles: null, styling: null, settings: null, content: null, form: null, schedule: null, notifications: null,
  accentColor: 'Accent', primaryColor: 'Accent', radius: 'Corner radius', theme: 'Theme', font: 'Font',
  componentName: 'Inner name', subtitle: 'Subtitle', subheadline: 'Text below it', button: 'Button', secondButton: 'Second button',
  submitButtonText: 'Button', buttonText: 'Button', successMessage: 'After sending', errorMessage: 'When it did not work',
  consentText: 'Consent text', privacyLink: 'Privacy link', doubleOptIn: 'Confirm by mail', email: 'Mail about new answers',
  texts: 'Own words', closeLabel: 'Name of the button that closes it', link: 'Link', url: 'Leads to', newTab: 'Open in a new tab',
  dismissible: 'Can be closed', startsAt: 'Shown from', endsAt: 'Shown until', image: 'Picture', imageUrl: 'Address of the picture', alt: 'What it shows',
  trigger: 'Opening', on: 'Opens', frequency: 'How often', kind: 'Content', allowMultiple: 'Several answers', showResults: 'Show the results',
  progressBar: 'Progress bar', oneQuestionPerStep: 'One question per step', allowBack: 'Allow going back',
  required: 'Must be filled in', showIf: 'Shown only if', width: 'Width', hint: 'Hint', value: 'Filled in already', queryParameter: 'Query parameter',
  min: 'Least', max: 'Most', step: 'In steps of', maxRating: 'Highest rating', points: 'Score of the highest', score: 'Score', accept: 'Accepted',
  tooltipText: 'Explanation', variant: 'Says', minScore: 'From', maxScore: 'Up to', type: 'Kind', fields: 'Fields', options: 'Options',
}

/** One of a list, by the list's key. */
const NOUNS: Readonly<Record<string, string>> = {
  items: 'Question', questions: 'Question', options: 'Option', fields: 'Field', customFields: 'Added field', outcomes: 'Outcome', buttons: 'Button', links: 'Link', steps: 'Step',
}

const WORDS: Readonly<Record<string, string>> = { ...QUIZ_TEXTS, ...FORM_TEXTS }

/** "maxWidth" as "Max width": for keys that nobody has named yet. */
const spelled = (key: string) => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param parent key of what holds it */
export function labelOf(key: string, parent: string): string | null {
  if (parent === 'texts') return `“${WORDS[key] ?? spelled(key)}”`
  const label = LABELS[key]
  return label === undefined ? spelled(key) : label
}

export const nounOf = (list: string): string => NOUNS[list] ?? 'Item'
