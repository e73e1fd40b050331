import type { Palette, SchemeColours } from '@inlay/contract/rules/palette'
import type { ComponentStyles } from '@inlay/contract/style'

const SYSTEM_FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

const NEUTRALS = {
  light: '--text:#16191d;--muted:#555c66;--line:#e3e5e9',
  dark: '--text:#eceef1;--muted:#a8afb9;--line:#2a2f37',
}

/** The custom properties that the owner's choices come to. `auto` follows the visitor's system while the page is open. */
export function themeCss(styles: ComponentStyles, palette: Palette): string {
  const font = styles.font === 'system' ? SYSTEM_FONT : 'inherit'
  const scheme = (name: 'light' | 'dark') =>
    `.inlay{color-scheme:${name};${NEUTRALS[name]}${colours(palette[name])}}`
  return (
    `.inlay{font-family:${font};--radius:${Number(styles.radius)}px}` +
    scheme(styles.theme === 'dark' ? 'dark' : 'light') +
    (styles.theme === 'auto' ? `@media (prefers-color-scheme:dark){${scheme('dark')}}` : '')
  )
}

/** solidHover becomes --solidHover: the names of rules/palette are the names in the style sheets. */
function colours(scheme: SchemeColours): string {
  return Object.entries(scheme)
    .map(([name, value]) => `;--${name}:${value}`)
    .join('')
}
