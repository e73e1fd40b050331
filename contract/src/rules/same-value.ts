/** As a JSON number without exponent is written: 001 and +1 are codes, 3b and 01-01-2018 are text. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/

/**
 * Whether two answers are the same: by value where both are wholly numbers (1.0 is 1), otherwise by their exact text.
 * Compared as written, so that numbers of any length keep all their digits.
 */
export function sameValue(one: string | number | boolean, other: string | number | boolean): boolean {
  return plain(String(one)) === plain(String(other))
}

function plain(text: string): string {
  if (!NUMBER.test(text)) return text
  let end = text.length
  if (text.includes('.')) {
    // Not by a pattern, which would begin anew at each of thousands of zeros.
    while (text[end - 1] === '0') end--
    if (text[end - 1] === '.') end--
  }
  const shortest = text.slice(0, end)
  return shortest === '-0' ? '0' : shortest
}
