/** Control characters, line separators, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/** Somebody's text as a part of one line of a mail, at most `max` characters long. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(BREAKS, ' ').trim()
  const characters = [...line.slice(0, 2 * max + 2)]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}
