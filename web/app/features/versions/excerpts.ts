const LONGEST = 280
/** Of what is the same before the first difference, so much is kept. */
const LEAD = 60

/** Two texts to be laid side by side: long ones from shortly before they part, and not to their end. */
export function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0)
  if (longest <= LONGEST) return { before: shown(before), after: shown(after) }
  let same = 0
  if (before !== null && after !== null) while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(0, same - LEAD)
  return { before: shown(before, start), after: shown(after, start) }
}

function shown(text: string | null, start = 0): string | null {
  if (text === null) return null
  if (text.trim() === '') return 'Empty'
  const cut = text.slice(start, start + LONGEST)
  return `${start > 0 ? '…' : ''}${cut}${start + LONGEST < text.length ? '…' : ''}`
}
