import type { DeliveredType } from '@inlay/contract/delivery'

export interface Looks {
  readonly accent: string
  /** px */
  readonly radius: number
  readonly theme: 'light' | 'dark'
}

/** A sample's config with looks, under the names that its kind has for them. */
export function styled(kind: DeliveredType, config: Readonly<Record<string, unknown>>, { accent, radius, theme }: Looks): Record<string, unknown> {
  switch (kind) {
    case 'faq':
    case 'banner':
    case 'modal':
    case 'widget':
    case 'cta':
      return { ...config, styles: { accentColor: accent, radius, theme } }
    case 'quiz':
      return { ...config, settings: { ...(config['settings'] as object), theme }, styling: { primaryColor: accent, radius } }
    default:
      return { ...config, styling: { primaryColor: accent, radius, theme } }
  }
}
