import type { DeliveredStyle } from '@inlay/contract/delivery'
import type { SchemeColours } from '@inlay/contract/rules/palette'

const SYSTEM_FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

const NEUTRALS = {
  light: '--text:#16191d;--muted:#555c66;--line:#e3e5e9;--ground:#fff;--well:#f4f5f7;--field:#878d97;--error:#b42318;--good:#157347',
  dark: '--text:#eceef1;--muted:#a8afb9;--line:#2a2f37;--ground:#14171c;--well:#1c2026;--field:#69717d;--error:#ff8a80;--good:#56d394',
}

/** The custom properties that the owner's choices come to. `auto` follows the visitor's system while the page is open. */
export function themeCss({ palette, radius, theme, font }: DeliveredStyle): string {
  const face = font === 'system' ? SYSTEM_FONT : 'inherit'
  const scheme = (name: 'light' | 'dark') =>
    `.inlay{color-scheme:${name};${NEUTRALS[name]}${colours(palette[name])}}`
  return (
    `.inlay{font-family:${face};--radius:${Number(radius)}px}` +
    scheme(theme === 'dark' ? 'dark' : 'light') +
    (theme === 'auto' ? `@media (prefers-color-scheme:dark){${scheme('dark')}}` : '')
  )
}

/** solidHover becomes --solidHover: the names of rules/palette are the names in the style sheets. */
function colours(scheme: SchemeColours): string {
  return Object.entries(scheme)
    .map(([name, value]) => `;--${name}:${value}`)
    .join('')
}
