import { expect, it } from 'vitest'
import { sameDocument } from './editor-document.ts'

const config = { title: 'Shop', items: [{ text: 'a' }, { text: 'b', note: undefined }], looks: { radius: 8, font: null } }
const document = { name: 'Shop', config }

it('documents with the same in all parts are the same, in whichever order their keys stand', () => {
  expect(sameDocument(document, structuredClone(document))).toBe(true)
  expect(sameDocument(document, { name: 'Shop', config: { looks: { font: null, radius: 8 }, items: [{ text: 'a' }, { text: 'b' }], title: 'Shop' } })).toBe(true)
})

it('documents that differ anywhere are not', () => {
  const others = [
    { ...config, title: 'shop' },
    { ...config, items: config.items.slice(1) },
    { ...config, items: [...config.items].reverse() },
    { ...config, items: {} },
    { ...config, looks: null },
    { ...config, looks: { radius: 8, font: null, theme: 'dark' } },
    { title: config.title, items: config.items },
  ]
  for (const other of others) expect(sameDocument(document, { name: 'Shop', config: other })).toBe(false)
  expect(sameDocument(document, { ...document, name: '' })).toBe(false)
})
