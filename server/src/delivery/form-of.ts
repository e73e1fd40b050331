import type { Deliverable } from '@inlay/contract/deliver'
import type { FormContent } from '@inlay/contract/form'

/** The form that a component is, or has inside; null where it has none. */
export function formOf(component: Deliverable): Pick<FormContent, 'fields' | 'texts'> | null {
  switch (component.type) {
    case 'form':
      return component.config
    case 'modal':
    case 'widget':
      return component.config.content.kind === 'form' ? component.config.content.form : null
    default:
      return null
  }
}
