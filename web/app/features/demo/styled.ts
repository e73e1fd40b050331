import type { Deliverable } from '@inlay/contract/deliver'

interface Looks {
  readonly accent: string
  /** px */
  readonly radius: number
  readonly theme: 'light' | 'dark'
}

/** A component with other looks, under the names that its kind has for them. */
export function styled(component: Deliverable, { accent, radius, theme }: Looks): Deliverable {
  const { type, config } = component
  if (type === 'quiz') return { type, config: { ...config, settings: { ...config.settings, theme }, styling: { ...config.styling, primaryColor: accent, radius } } }
  if ('styles' in config) return { type, config: { ...config, styles: { ...config.styles, accentColor: accent, radius, theme } } } as Deliverable
  return { type, config: { ...config, styling: { ...config.styling, primaryColor: accent, radius, theme } } } as Deliverable
}
