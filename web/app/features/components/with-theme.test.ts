import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import { DEFAULT_QUIZ } from '@inlay/contract/quiz'
import { expect, it } from 'vitest'
import { withTheme } from './with-theme.ts'

const every: Deliverable[] = [...COMPONENT_TYPES.map((type) => ({ type, config: DEFAULT_CONFIGS[type] }) as Deliverable), { type: 'quiz', config: DEFAULT_QUIZ }]

it.each(every.map((component) => [component.type, component] as const))('a %s is delivered in the colours of the theme that it is put in, and is otherwise the same', (_type, component) => {
  const drawn = (theme: 'light' | 'dark' | 'auto') => deliver(withTheme(component, theme), { id: 'x', version: 1 })
  expect(Object.keys(drawn('dark').style.palette)).toEqual(['dark'])
  expect(Object.keys(drawn('light').style.palette)).toEqual(['light'])
  expect(Object.keys(drawn('auto').style.palette)).toEqual(['light', 'dark'])
  expect(drawn('dark').config).toEqual(deliver(component, { id: 'x', version: 1 }).config)
})
