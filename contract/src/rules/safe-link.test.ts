import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeLink } from './safe-link.ts'

describe('safeLink', () => {
  it.each(['https://a.example/x?y#z', 'http://a.example', 'HTTPS://A.EXAMPLE', 'mailto:a@b.example', 'tel:+49301234', '/path', '#part', '../up', 'page?x=a:b'])('lets %s through', (address) => {
    expect(safeLink(address)).toBe(address)
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0000javascript:alert(1)', ' \tjavascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:x', '', '  '])('refuses %j', (address) => {
    expect(safeLink(address)).toBeNull()
  })

  it('lets nothing through that a browser reads as another scheme', () => {
    const pieces = fc.constantFrom('java', 'script', 'data', ':', '\t', '\n', ' ', '/', '#', '&colon;', 'http', 's', 'x', '\u0000', '\u00a0', '@', '.')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const link = safeLink(parts.join(''))
        if (link === null) return
        let protocol: string
        try {
          protocol = new URL(link, 'https://host.example/').protocol
        } catch {
          return // A browser cannot read it either: the link leads nowhere.
        }
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
      }),
      { numRuns: 5000 },
    )
  })
})
