import type { Deliverable } from './deliver.ts'

/** Whether the owner of a component wants a mail about what visitors send. */
export function notifies({ type, config }: Deliverable): boolean {
  switch (type) {
    case 'form':
    case 'poll':
    case 'newsletter':
    case 'waitlist':
    case 'quiz':
      return config.notifications.email
    case 'modal':
    case 'widget':
      return config.content.kind === 'form' && config.content.form.notifications.email
    case 'faq':
    case 'banner':
    case 'cta':
      return false
  }
}
