import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ACCENT, palette } from './palette.ts'
import type { SchemeColours } from './palette.ts'

const accents = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

/** Contrast ratio of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((i) => {
      const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255
      return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const schemes = (accent: string): SchemeColours[] => [palette(accent).light, palette(accent).dark]

describe('palette', () => {
  it('keeps button text at 4.5:1 for every accent, in both schemes', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        for (const scheme of schemes(accent)) {
          expect(contrast(scheme.solid, scheme.onSolid)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(scheme.solidHover, scheme.onSolid)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps accent-coloured text at 4.5:1 and marks at 3:1 on the scheme’s ground', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        const { light, dark } = palette(accent)
        for (const [scheme, ground] of [[light, '#ffffff'], [dark, '#14171c']] as const) {
          expect(contrast(scheme.ink, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(scheme.ink, scheme.onInk)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(scheme.mark, ground)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('reads short and long hex alike and takes anything else for the default', () => {
    expect(palette('#f80')).toEqual(palette('#ff8800'))
    for (const nonsense of ['', 'red', '#12', 'url(x)', '#12345g', '#fff;}']) expect(palette(nonsense)).toEqual(palette(DEFAULT_ACCENT))
  })

  it('gives plain hex colours only', () => {
    for (const scheme of schemes('#ffd500')) {
      for (const colour of Object.values<string>({ ...scheme })) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})
