/** New submissions of a component are counted up to here; there are more when `count` says one more. */
export const NEW_SUBMISSIONS_COUNTED = 1_000
