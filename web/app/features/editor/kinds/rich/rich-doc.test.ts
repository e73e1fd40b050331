import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answer } from '@inlay/contract/rich-answer'
import type { Answer } from '@inlay/contract/rich-answer'
import { answerBlocks } from '@inlay/contract/rules/answer-blocks'
import { answerOf, docOf, shapeOf } from './rich-doc.ts'

const again = (given: Answer) => answerOf(docOf(given))

it('plain text stays plain text, paragraph by paragraph', () => {
  for (const given of ['', 'One.', 'One.\nStill one.\n\nTwo.', '  leading']) expect(again(given)).toBe(given.trim())
  expect(again(' One.\n \n\n\nTwo. ')).toBe('One.\n\nTwo.')
})

it('what is formatted comes back as it was', () => {
  const given: Answer = {
    blocks: [
      { kind: 'text', spans: [{ text: 'Send ' }, { text: 'one\nphoto', bold: true, italic: true, link: 'https://shop.example' }] },
      { kind: 'numbers', items: [[{ text: 'first' }], [], [{ text: 'third', italic: true }]] },
    ],
  }
  expect(again(given)).toEqual(given)
})

it('letters leave the shape of an answer as it is, looks do not', () => {
  const bold: Answer = { blocks: [{ kind: 'text', spans: [{ text: 'One', bold: true }] }] }
  expect(shapeOf('One')).toBe(shapeOf('One more'))
  expect(shapeOf(bold)).not.toBe(shapeOf('One'))
})

it('whatever the editor makes is an answer, and is drawn the same once it was plain text', () => {
  const mark = fc.constantFrom({ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: 'mailto:a@shop.example' } })
  const inline = fc.oneof(
    fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replace(/\s/g, ' ')), marks: fc.uniqueArray(mark, { selector: ({ type }) => type }) }),
    fc.constant({ type: 'hardBreak' }),
  )
  const paragraph = fc.record({ type: fc.constant('paragraph'), content: fc.array(inline, { maxLength: 4 }) })
  const list = fc.record({ type: fc.constantFrom('bulletList', 'orderedList'), content: fc.array(paragraph.map((each) => ({ type: 'listItem', content: [each] })), { minLength: 1, maxLength: 3 }) })
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, list), { maxLength: 4 }), (content) => {
      const made = answerOf({ type: 'doc', content })
      expect(answer.parse(made)).toEqual(made)
      if (typeof made !== 'string') expect(again(made)).toEqual(made)
      else expect(answerBlocks(again(made))).toEqual(answerBlocks(made))
    }),
  )
})
