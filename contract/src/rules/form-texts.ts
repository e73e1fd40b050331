import { DRAWN_TEXTS } from './drawn-texts.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'
import { SENDING_TEXTS } from './sending-texts.ts'

/**
 * What a form says by itself. `{}` stands for a limit: a number, or a date. An owner may put other words, or another
 * language, in the place of each.
 */
export const FORM_TEXTS = {
  ...PLAIN_TEXTS,
  ...SENDING_TEXTS,
  min: 'Must be {} or more',
  max: 'Must be {} or less',
  step: 'Must be in steps of {}',
  time: 'Enter a time',
  earliest: 'Must be {} or later',
  latest: 'Must be {} or earlier',
  order: 'The end must not be before the start',
  option: 'Choose one of the options',
  color: 'Choose a colour',
  file: 'The file could not be sent. Please choose it again.',
  fileSize: 'Must be at most {} MB',
  fileKind: 'Files of this kind are not accepted',
  remove: 'Remove',
  ...DRAWN_TEXTS,
} as const

export type FormTextKey = keyof typeof FORM_TEXTS

/** An owner's words, where there are some; a key that is absent or empty keeps its English default. */
export type FormTexts = { readonly [K in FormTextKey]?: string | undefined }

export function formText(texts: FormTexts, key: FormTextKey, limit: number | string = ''): string {
  return (texts[key] || FORM_TEXTS[key]).split('{}').join(String(limit))
}
