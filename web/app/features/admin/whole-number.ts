/** What is wrong with text that has to be a whole number from 1 to `max`; null when nothing is. */
export function wholeNumber(typed: string, max: number): string | null {
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN
  return number >= 1 && number <= max ? null : `Please enter a whole number from 1 to ${max.toLocaleString('en')}`
}
