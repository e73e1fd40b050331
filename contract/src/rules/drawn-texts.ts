/** What a form says by itself before anybody answers. */
export const DRAWN_TEXTS = {
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose an option',
  chooseFile: 'Choose a file',
  filled: 'Filled in',
  from: 'From',
  to: 'To',
} as const

export type DrawnTextKey = keyof typeof DRAWN_TEXTS
