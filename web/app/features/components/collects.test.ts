import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import { expect, it } from 'vitest'
import { collects } from './collects.ts'

it('what asks visitors for something collects; a modal or a widget where it holds a form', () => {
  const withContent = (type: 'modal' | 'widget', kind: string) => collects({ type, config: { content: { kind } } })
  expect(COMPONENT_TYPES.filter((type) => type !== 'modal' && type !== 'widget' && collects({ type, config: { ...DEFAULT_CONFIGS[type] } }))).toEqual(['poll', 'form', 'newsletter', 'waitlist'])
  expect([withContent('modal', 'form'), withContent('modal', 'buttons'), withContent('widget', 'form'), withContent('widget', 'faq')]).toEqual([true, false, true, false])
  expect([collects({ type: 'quiz', config: {} }), collects({ type: 'modal', config: {} })]).toEqual([true, false])
})
