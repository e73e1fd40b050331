/** Longest name of a field, characters. */
const NAME_MAX = 64

/** The name if nobody has it, otherwise with _2, _3 and so on. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let n = 2; ; n++) {
    const next = name.slice(0, NAME_MAX - `_${n}`.length) + `_${n}`
    if (!taken.has(next)) return next
  }
}
