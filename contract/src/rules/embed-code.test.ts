import { describe, expect, it } from 'vitest'
import { componentMarker, quizMarker, scriptTag } from './embed-code.ts'

describe('the embed code', () => {
  it('is one async script tag', () => {
    expect(scriptTag('https://inlay.example')).toBe('<script src="https://inlay.example/embed.js" async></script>')
  })

  it('marks the place of a component and of a quiz by its id', () => {
    expect(componentMarker('a1')).toBe('<div data-inlay="a1"></div>')
    expect(quizMarker('q1')).toBe('<div data-inlay-quiz="q1"></div>')
  })

  it('reserves whole pixels of height when told how many', () => {
    expect(componentMarker('a1', 240.4)).toBe('<div data-inlay="a1" style="min-height:240px"></div>')
  })
})
