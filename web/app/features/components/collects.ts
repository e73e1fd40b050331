import type { OwnComponent } from './own-component.ts'

const COLLECTING: ReadonlySet<OwnComponent['type']> = new Set(['form', 'poll', 'newsletter', 'waitlist', 'quiz'])

/** Whether visitors can send something with it: a modal or a widget does where it holds a form. */
export function collects({ type, config }: Pick<OwnComponent, 'type' | 'config'>): boolean {
  if (type !== 'modal' && type !== 'widget') return COLLECTING.has(type)
  return (config['content'] as { kind?: unknown } | undefined)?.kind === 'form'
}
