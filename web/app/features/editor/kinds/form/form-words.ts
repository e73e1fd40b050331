import { FORM_TEXTS } from '@inlay/contract/rules/form-texts'
import type { FormTextKey } from '@inlay/contract/rules/form-texts'

/** When a form says each of its texts, in the order in which a visitor would meet them. */
const WHEN: Readonly<Record<FormTextKey, string>> = {
  next: 'To the next step',
  previous: 'To the step before',
  filled: 'Beside the progress',
  choose: 'Nothing is selected yet',
  chooseFile: 'To choose a file',
  remove: 'To take a file away',
  from: 'First day of a date range',
  to: 'Last day of a date range',
  required: 'A required field is empty',
  email: 'An email is none',
  url: 'A link is none',
  tel: 'A phone number is none',
  number: 'A number is none',
  date: 'A date is none',
  time: 'A time is none',
  color: 'A colour is none',
  option: 'An answer is no option',
  long: 'An answer is too long',
  min: 'A number is too low',
  max: 'A number is too high',
  step: 'A number is between two steps',
  earliest: 'A date is too early',
  latest: 'A date is too late',
  order: 'A date range ends before it starts',
  file: 'A file could not be sent',
  fileSize: 'A file is too large',
  fileKind: 'A file is of another kind',
  failed: 'The form could not be sent',
  later: 'The form was sent too often',
}

export const FORM_WORDS = (Object.keys(WHEN) as FormTextKey[]).map((key) => ({ key, label: WHEN[key], english: FORM_TEXTS[key] }))
