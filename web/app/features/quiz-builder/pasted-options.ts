/** An option out of pasted text. */
interface PastedOption {
  readonly text: string
  /** Of the last column, where text comes out of a spreadsheet. */
  readonly points: number
}

/** One option a line; empty lines are none. A whole number behind a tab is its score. */
export function pastedOptions(pasted: string): PastedOption[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, text = line, points] = /^(.*?)\t\s*(-?\d+)\s*$/.exec(line) ?? []
    return text.trim() ? [{ text: text.trim(), points: Number(points ?? 0) }] : []
  })
}
