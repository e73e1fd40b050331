import type { Deliverable } from '@inlay/contract/deliver'
import type { Theme } from '@inlay/contract/style'

/** The component in another theme than its owner chose. */
export function withTheme(component: Deliverable, theme: Theme): Deliverable {
  if (component.type === 'quiz') return { ...component, config: { ...component.config, settings: { ...component.config.settings, theme } } }
  const { config } = component
  const looks = 'styles' in config ? { styles: { ...config.styles, theme } } : { styling: { ...config.styling, theme } }
  return { ...component, config: { ...config, ...looks } } as Deliverable
}
