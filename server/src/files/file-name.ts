import { storableText } from '@inlay/contract/text'

/** Longest name, bytes of UTF-8; file systems end at 255. */
const NAME_MAX = 200

/** Control characters, and those that make a name read other than it is: fdp.exe may show as exe.pdf. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu

/**
 * The name of a visitor's file as its owner gets it: without folders and what nobody can see, and with an ending that
 * belongs to its content, so that what it is opened with is what it was checked for.
 * @param endings that its content may have, the usual one first
 */
export function fileName(given: string, [usual, ...others]: readonly string[]): string {
  const bare = storableText(given).replace(/^.*[/\\]/su, '').replace(INVISIBLE, '').trim()
  const dot = bare.lastIndexOf('.')
  const ending = bare.slice(dot + 1)
  const isRight = dot > 0 && [usual, ...others].includes(ending.toLowerCase())
  // Cut before dots are taken off its end: of a name that is all dots but the last character that would take long.
  const stem = (isRight ? cut(bare.slice(0, dot)) : cut(bare.replace(/^\.+/, '')).replace(/\.+$/, '')) || 'file'
  return `${stem}.${isRight ? ending : usual}`
}

/** As many whole characters as there is room for. */
function cut(text: string): string {
  let room = NAME_MAX
  let end = 0
  for (const character of text) {
    room -= Buffer.byteLength(character)
    if (room < 0) break
    end += character.length
  }
  return text.slice(0, end).trim()
}
