export const SENDING_FAILED = 'Failed to submit form. Please try again.'

/** What is said when Inlay did not take what was sent. `{}` stands for seconds. */
export const SENDING_TEXTS = {
  failed: SENDING_FAILED,
  later: 'Please wait {} seconds and try again.',
} as const
