/** Shortest password, characters. */
const PASSWORD_MIN = 6

export const PASSWORD_HINT = `Password must be at least ${PASSWORD_MIN} characters`

/** The message below the email field, or null when it can be sent. The server has the last word. */
export function emailProblem(email: string): string | null {
  const typed = email.trim()
  if (typed === '') return 'Please enter your email'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? null : 'Please enter a valid email address'
}

/** The message below the password field, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Please enter your password'
  return password.length < PASSWORD_MIN ? PASSWORD_HINT : null
}
