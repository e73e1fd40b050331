import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

// docs/cases.md says where each fault of other products is proved absent here: a table that nobody checks is soon untrue.
const rows = [...readFileSync(join(ROOT, 'docs/cases.md'), 'utf8').matchAll(/^\| (C\d\d) \|.*\| (.+) \|$/gm)]

test('all 28 cases have a row', () => {
  expect(rows.map((row) => row[1])).toEqual(Array.from({ length: 28 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`))
})

test.each(rows.map(([, name, proofs]) => ({ name, proofs })))('$name is proved by tests that are there, under those titles', ({ proofs }) => {
  const named = proofs.split('; ').map((proof) => ({ file: /^`([^`]+)`/.exec(proof)?.[1], titles: [...proof.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map((title) => title[1].replaceAll('\\"', '"')) }))
  const missing = named.flatMap(({ file, titles }) => {
    if (!file || !existsSync(join(ROOT, file))) return [String(file)]
    const text = readFileSync(join(ROOT, file), 'utf8')
    return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})
