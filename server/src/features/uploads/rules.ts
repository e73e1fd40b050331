/**
 * Content-Disposition of a file that is to be saved under its name.
 * @remarks `filename` for what knows no other, `filename*` for the rest. https://www.rfc-editor.org/rfc/rfc6266, RFC 5987
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
