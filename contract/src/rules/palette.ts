/**
 * Colours of one component in one scheme: neutrals, and what is derived from the owner's one accent so that any accent
 * stays readable: text 4.5:1, marks 3:1. Worked out here, when a component is served or previewed, because browsers without
 * relative colours or light-dark() need plain values.
 */
export interface SchemeColours {
  /** Ground of the solid button. */
  readonly solid: string
  readonly solidHover: string
  /** Text on solid. */
  readonly onSolid: string
  /** Accent as text, ticks and thumbs. */
  readonly ink: string
  /** Text on ink. */
  readonly onInk: string
  /** Edges and bars. */
  readonly mark: string
  /** Ground of what is chosen. */
  readonly tint: string
  readonly tintLine: string
  readonly text: string
  /** Text that ranks second. */
  readonly muted: string
  /** Edges that only divide. */
  readonly line: string
  readonly ground: string
  /** Ground of what the pointer is on. */
  readonly well: string
  /** Edges of fields, 3:1. */
  readonly field: string
  readonly error: string
  readonly good: string
}

export interface Palette {
  readonly light: SchemeColours
  readonly dark: SchemeColours
}

/** Accent of a component whose owner chose none. */
export const DEFAULT_ACCENT = '#0EA5E9'

const LIGHT = { text: '#16191d', muted: '#555c66', line: '#e3e5e9', ground: '#ffffff', well: '#f4f5f7', field: '#878d97', error: '#b42318', good: '#157347' }
const DARK = { text: '#eceef1', muted: '#a8afb9', line: '#2a2f37', ground: '#14171c', well: '#1c2026', field: '#69717d', error: '#ff8a80', good: '#56d394' }

/** Of the accent asked for last: a preview asks for the same one with each letter. */
let last: { readonly accent: string; readonly colours: Palette } | undefined

/** @param accent #rgb or #rrggbb; anything else counts as the default accent */
export function palette(accent: string): Palette {
  if (last?.accent !== accent) last = { accent, colours: coloursOf(accent) }
  return last.colours
}

function coloursOf(accent: string): Palette {
  const rgb = parseHex(accent) ?? parseHex(DEFAULT_ACCENT)!
  const [l, c, h] = toOklch(rgb)
  // A very light accent (yellow) keeps its ground and takes dark text instead.
  const veryLight = l > 0.8
  const shade = (lightness: number) => toHex(fromOklch([clamp(lightness, 0, 1), c, h]))
  const darkInk = shade(Math.max(l, 0.68))
  return {
    light: {
      solid: shade(veryLight ? l : Math.min(l, 0.52)),
      solidHover: shade(veryLight ? l - 0.05 : Math.min(l - 0.06, 0.46)),
      onSolid: veryLight ? '#0a0d12' : '#ffffff',
      ink: shade(Math.min(l, 0.52)),
      onInk: '#ffffff',
      mark: shade(Math.min(l, 0.64)),
      tint: mix(rgb, LIGHT.ground, 0.09),
      tintLine: mix(rgb, LIGHT.ground, 0.34),
      ...LIGHT,
    },
    dark: {
      solid: darkInk,
      solidHover: shade(Math.max(l + 0.05, 0.74)),
      onSolid: '#0a0d12',
      ink: darkInk,
      onInk: '#0a0d12',
      mark: darkInk,
      tint: mix(rgb, DARK.ground, 0.09),
      tintLine: mix(rgb, DARK.ground, 0.34),
      ...DARK,
    },
  }
}

type Triple = readonly [number, number, number]

function parseHex(text: string): Triple | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!hex) return null
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const n = Number.parseInt(full, 16)
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

function toHex(rgb: Triple): string {
  return `#${rgb.map((v) => Math.round(clamp(v, 0, 1) * 255).toString(16).padStart(2, '0')).join('')}`
}

const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v))
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const encoded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

// OKLab and its matrices: Björn Ottosson, https://bottosson.github.io/posts/oklab/
function toOklab(rgb: Triple): Triple {
  const [r, g, b] = rgb.map(linear) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toOklch(rgb: Triple): Triple {
  const [l, a, b] = toOklab(rgb)
  return [l, Math.hypot(a, b), Math.atan2(b, a)]
}

/** Into sRGB, with less chroma where the hue cannot be that vivid at that lightness. */
function fromOklch([l, c, h]: Triple): Triple {
  for (let chroma = c; chroma > 0.001; chroma -= 0.004) {
    const rgb = fromOklab([l, chroma * Math.cos(h), chroma * Math.sin(h)])
    if (rgb.every((v) => v >= -0.0005 && v <= 1.0005)) return rgb
  }
  return fromOklab([l, 0, 0])
}

function mix(accent: Triple, ground: string, share: number): string {
  const a = toOklab(accent)
  const b = toOklab(parseHex(ground)!)
  return toHex(fromOklab(a.map((v, i) => v * share + b[i]! * (1 - share)) as unknown as Triple))
}
