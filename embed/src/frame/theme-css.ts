import type { DeliveredStyle } from '@inlay/contract/delivery'

const SYSTEM_FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

/**
 * The custom properties that the owner's choices come to. Where there are two schemes, the visitor's system chooses
 * while the page is open. solidHover becomes --inlay-solidHover: the names of rules/palette are the names in the style sheets,
 * with a prefix that no page has. Its variables are inherited, and what it registers by @property counts in here.
 */
export function themeCss({ palette, radius, font }: DeliveredStyle): string {
  const { light, dark } = palette
  const scheme = (name: 'light' | 'dark') =>
    `.inlay{color-scheme:${name}${Object.entries(palette[name]!)
      .map(([colour, value]) => `;--inlay-${colour}:${value}`)
      .join('')}}`
  return (
    `.inlay{font-family:${font === 'system' ? SYSTEM_FONT : 'inherit'};--inlay-radius:${Number(radius)}px}` +
    (light ? scheme('light') : '') +
    (dark ? (light ? `@media (prefers-color-scheme:dark){${scheme('dark')}}` : scheme('dark')) : '')
  )
}
