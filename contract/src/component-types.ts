/** Every kind of component in component_configs. A quiz has its own table and contract. */
export const COMPONENT_TYPES = ['faq', 'poll', 'form', 'newsletter', 'waitlist', 'banner', 'modal', 'widget', 'cta'] as const

export type ComponentType = (typeof COMPONENT_TYPES)[number]

/** Names as people read them. */
export const COMPONENT_TYPE_LABELS: Record<ComponentType, string> = {
  faq: 'FAQ',
  poll: 'Poll',
  form: 'Form',
  newsletter: 'Newsletter',
  waitlist: 'Waitlist',
  banner: 'Banner',
  modal: 'Modal',
  widget: 'Widget',
  cta: 'CTA',
}

/** What a marker can stand for, by its name. */
export const KIND_LABELS: Record<ComponentType | 'quiz', string> = { ...COMPONENT_TYPE_LABELS, quiz: 'Quiz' }
