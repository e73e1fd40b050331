const RESERVED = ['email', 'name']

/** A name made of a label, as "phone-number", that no other field has: what answers are kept by. */
export function freeName(label: string, taken: readonly string[]): string {
  const plain = label.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase().replace(/[^a-z\d]+/g, '-').replace(/^[^a-z]+|-+$/g, '').slice(0, 48).replace(/-+$/, '')
  const stem = plain || 'field'
  const used = new Set([...taken, ...RESERVED])
  let name = stem
  for (let n = 2; used.has(name); n++) name = `${stem}-${n}`
  return name
}
