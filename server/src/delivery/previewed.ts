import type { Deliverable } from '@inlay/contract/deliver'

const SAID = 'Preview: nothing was stored.'

/** A component for a preview: it says that nothing is stored where it thanks, and opens each time. */
export function previewed(component: Deliverable): Deliverable {
  switch (component.type) {
    case 'form':
    case 'poll':
    case 'newsletter':
    case 'waitlist':
      return { ...component, config: said(component.config) } as Deliverable
    case 'modal':
      return { ...component, config: { ...component.config, frequency: 'always', content: inside(component.config.content) } }
    case 'widget':
      return { ...component, config: { ...component.config, content: inside(component.config.content) } }
    case 'quiz':
      return { ...component, config: { ...component.config, outcomes: component.config.outcomes.map((outcome) => ({ ...outcome, description: words(outcome.description) })) } }
    case 'faq':
    case 'banner':
    case 'cta':
      return component
  }
}

const words = (text: string) => `${SAID} ${text}`.trim()
const said = <C extends { readonly successMessage: string }>(config: C): C => ({ ...config, successMessage: words(config.successMessage) })
const inside = <C extends { readonly kind: string }>(content: C): C => ('form' in content ? { ...content, form: said(content.form as { successMessage: string }) } : content)
