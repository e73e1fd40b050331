/** What is wrong with an answer to a field of a plain kind. `{}` stands for a limit. */
export const PLAIN_TEXTS = {
  required: 'This is required',
  email: 'Enter an address like name@example.com',
  url: 'Enter an address like https://example.com',
  tel: 'Enter a phone number',
  number: 'Enter a number',
  date: 'Enter a date',
  long: 'Must be at most {} characters',
} as const

export type PlainTextKey = keyof typeof PLAIN_TEXTS
