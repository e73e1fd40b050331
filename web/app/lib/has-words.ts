/** Whether every word of a search is somewhere in the text, whatever the case; a search without words finds everything. */
export function hasWords(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase()
  return search.toLocaleLowerCase().split(/\s+/).every((word) => lower.includes(word))
}
