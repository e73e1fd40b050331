import { expect, it } from 'vitest'
import { faqConfig } from './faq.ts'
import { answer } from './rich-answer.ts'
import { answerBlocks } from './rules/answer-blocks.ts'

const RICH = {
  blocks: [
    { kind: 'text', spans: [{ text: 'Send ' }, { text: 'one', bold: true }, { text: ' photo to ' }, { text: 'us', italic: true, link: 'mailto:a@shop.example' }] },
    { kind: 'bullets', items: [[{ text: 'bowl' }], [{ text: 'cup' }]] },
    { kind: 'numbers', items: [[{ text: 'first' }]] },
  ],
}

it('an answer is plain text as ever, or paragraphs and lists', () => {
  for (const given of ['', 'One.\n\nTwo.', RICH, { blocks: [] }]) expect(answer.parse(given)).toEqual(given)
})

it('what is no formatting of ours is dropped, and markup is only ever text', () => {
  const given = { blocks: [{ kind: 'text', spans: [{ text: '<img src=x onerror=alert(1)>', bold: true, style: 'color:red', onclick: 'x' }], html: '<b>' }], version: 2 }
  expect(answer.parse(given)).toEqual({ blocks: [{ kind: 'text', spans: [{ text: '<img src=x onerror=alert(1)>', bold: true }] }] })
})

it('a link leads where a visitor may follow, or is refused at its place', () => {
  const link = (url: string) => faqConfig.safeParse({ items: [{ question: 'Q', answer: { blocks: [{ kind: 'text', spans: [{ text: 'x', link: url }] }] } }] })
  for (const url of ['https://shop.example', 'http://shop.example', 'mailto:a@shop.example', 'tel:+4930', '/new']) expect(link(url).success, url).toBe(true)
  for (const url of ['javascript:alert(1)', 'java\nscript:alert(1)', ' data:text/html,x', 'vbscript:x', 'ftp://shop.example', '']) {
    expect(link(url).error?.issues.map(({ path, message }) => [path.join('.'), message]), url).toEqual([['items.0.answer.blocks.0.spans.0.link', 'Must be a web, mail or phone address']])
  }
})

it('what is too long, nothing or something else is said in the words of a person', () => {
  const said = (given: unknown) => answer.safeParse(given).error?.issues.map(({ message }) => message)
  expect(said('x'.repeat(10_001))).toEqual(['Must be at most 10,000 characters'])
  expect(said({ blocks: [{ kind: 'text', spans: [{ text: 'x'.repeat(6_000) }] }, { kind: 'bullets', items: [[{ text: 'x'.repeat(6_000) }]] }] })).toEqual(['Must be at most 10,000 characters'])
  expect(said(undefined)).toEqual(['This is required'])
  for (const given of [7, [], { blocks: [{ kind: 'script', spans: [] }] }, { html: '<b>' }]) expect(said(given)).toEqual(['Must be text, or paragraphs and lists'])
})

it('plain text is read by its paragraphs', () => {
  expect(answerBlocks(' One.\nStill one.\n \n\nTwo. \n\n')).toEqual([{ kind: 'text', spans: [{ text: 'One.\nStill one.' }] }, { kind: 'text', spans: [{ text: 'Two.' }] }])
  expect(answerBlocks('')).toEqual([])
})
