/** A name that may be a key of the answers, from what somebody typed: "Your e-mail?" is your_e-mail. Empty where no letter is left. */
export function nameFrom(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[^A-Za-z]+|_+$/g, '')
    .slice(0, 64)
}
