/** An id that no other has: the word with the first free number, as in "option-3". */
export function newId(word: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let number = taken.length + 1
  while (ids.has(`${word}-${number}`)) number += 1
  return `${word}-${number}`
}
