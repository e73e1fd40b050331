/** What is said when Inlay did not take what was sent. `{}` stands for seconds. */
export const SENDING_TEXTS = {
  failed: 'Failed to submit form. Please try again.',
  later: 'Please wait {} seconds and try again.',
} as const
