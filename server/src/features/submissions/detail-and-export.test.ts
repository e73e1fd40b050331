import { randomUUID } from 'node:crypto'
import type { SubmissionDetail } from '@inlay/contract/owner-submissions'
import { unguardText } from '@inlay/contract/rules/csv'
import { parse } from 'csv-parse/sync'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { form_submissions, quiz_configs, quiz_submissions, uploads } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
})

const create = async (component_type: string, config: object, name = 'Contact') => {
  const made = await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type, name, config } })
  expect(made.status, made.text).toBe(201)
  return (made.json as { id: string }).id
}
const change = async (id: string, config: object) => expect((await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { config } })).status).toBe(200)
const submit = async (component_id: string, data: Record<string, unknown>, version = 1, submitted_at = new Date(), host_url = 'https://shop.example/page') => {
  const id = uuidv7()
  await inlay.database.db.insert(form_submissions).values({ id, component_id, data, host_url, host: 'shop.example', version, submission_key: randomUUID(), submitted_at })
  return id
}
const read = async (type: string, id: string, query = '') => {
  const answer = await inlay.ask('GET', `/api/submissions/${type}/${id}?${query}`, ann)
  expect(answer.status, answer.text).toBe(200)
  return answer.json as SubmissionDetail
}
const said = ({ answers }: SubmissionDetail) => answers.map(({ label, value }) => [label, value])
const text = (name: string, label: string) => ({ type: 'text', name, label })
const exported = async (query: string) => {
  const answer = await fetch(`${inlay.origin}/api/submissions/export?${query}`, { headers: { authorization: `Bearer ${ann.token}` } })
  expect(answer.status).toBe(200)
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
/** By others, and strict. The first header is clean only if the mark before it is one. */
const rows = (csv: Buffer): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' })

describe('a submission', () => {
  it('has its answers by the labels that its version had, also of fields that are gone', async () => {
    const id = await create('form', { fields: [text('name', 'Your name'), text('old', 'Fax'), { type: 'rating', name: 'stars', label: 'Stars' }] })
    await change(id, { fields: [text('name', 'Name'), text('late', 'Telegram')] })
    const [one, two] = [await submit(id, { name: '<img src=x onerror=alert(1)>', old: '123', stars: 0 }, 1), await submit(id, { name: 'Bob', stars: 4, gone: 'x' }, 2)]
    const first = await read('form', one)
    expect(said(first)).toEqual([['Your name', '<img src=x onerror=alert(1)>'], ['Fax', '123'], ['Stars', 0]])
    expect(first.answers[2]).toMatchObject({ type: 'rating', best: 5, points: null })
    expect(said(await read('form', two))).toEqual([['Name', 'Bob'], ['Telegram', null], ['Stars', 4], ['gone', 'x']])
  })

  it('has the texts of what was chosen, of options that are gone too', async () => {
    const options = (...all: string[]) => ({ question: 'Which?', options: all.map((one) => ({ id: one.toLowerCase(), text: one })) })
    const id = await create('poll', options('Bowls', 'Cups'))
    await change(id, options('Cups', 'Plates'))
    expect(said(await read('form', await submit(id, { choices: ['bowls', 'plates', 'never'] }, 1)))).toEqual([['Which?', ['Bowls', 'Plates', 'never']]])
  })

  it('of a quiz has outcome, score, points and the outcomes’ ranges', async () => {
    const quiz = uuidv7()
    const config = {
      questions: [
        { id: 'q1', type: 'single-choice', text: 'First?', options: [{ id: 'a', text: 'Bowls', score: { default: 10 } }] },
        { id: 'q2', type: 'rating', text: 'How much?', maxRating: 5, points: 5 },
        { id: 'q3', type: 'text', text: 'Else?' },
      ],
      outcomes: [{ id: 'o', title: 'The maker', minScore: 40, maxScore: 100 }],
    }
    await inlay.database.db.insert(quiz_configs).values({ id: quiz, user_id: ann.id, name: 'Makers', title: 'Makers', description: '', config })
    const id = uuidv7()
    await inlay.database.db.insert(quiz_submissions).values({ id, quiz_id: quiz, responses: { q1: 'a', q2: 3, q3: 'left' }, score: 69.96, outcome: 'The maker', host_url: 'https://shop.example/', host: 'shop.example', version: 1, submission_key: randomUUID() })
    const found = await read('quiz', id)
    expect(found).toMatchObject({ type: 'quiz', score: 69.96, outcome: 'The maker', outcomes: [{ title: 'The maker', minScore: 40, maxScore: 100 }] })
    expect(found.answers.map(({ label, value, best, points }) => [label, value, best, points])).toEqual([['First?', 'Bowls', null, 10], ['How much?', 3, 5, 3], ['Else?', 'left', null, null]])
    const [header, line] = rows((await exported(`component=${quiz}`)).bytes)
    expect(header).toEqual(['Date', 'Type', 'Component', 'Source', 'Version', 'Outcome', 'Score', 'First?', 'How much?', 'Else?'])
    expect(line!.slice(5)).toEqual(['The maker', '69.9', 'Bowls', '3', 'left'])
  })

  it('knows what is next to it in the list as it is narrowed down', async () => {
    const id = await create('form', { fields: [text('a', 'A')] })
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const [old, middle, young] = [await submit(id, { a: 'yes' }, 1, at(3)), await submit(id, { a: 'no' }, 1, at(2)), await submit(id, { a: 'yes' }, 1, at(1))]
    const ref = (one: string) => ({ type: 'form', id: one })
    expect(await read('form', middle, `component=${id}`)).toMatchObject({ newer: ref(young), older: ref(old) })
    expect(await read('form', young, `component=${id}&q=yes`)).toMatchObject({ newer: null, older: ref(old) })
    expect(await read('form', old, `component=${id}&q=yes`)).toMatchObject({ newer: ref(young), older: null })
  })

  it('tells a file’s name and size, in the export its name', async () => {
    const id = await create('form', { fields: [{ type: 'file', name: 'photo', label: 'Photo' }] })
    const upload = uuidv7()
    const one = await submit(id, { photo: upload })
    await inlay.database.db.insert(uploads).values({ id: upload, component_id: id, field: 'photo', name: 'vase.png', media_type: 'image/png', size: 2048, submission_id: one })
    expect((await read('form', one)).answers[0]!.file).toEqual({ id: upload, name: 'vase.png', media_type: 'image/png', size: 2048 })
    expect(rows((await exported(`component=${id}`)).bytes)[1]!.at(-1)).toBe('vase.png')
  })
})

describe('an export', () => {
  it('has a column for each field that there ever was, which none moves from its place', async () => {
    const id = await create('form', { fields: [text('name', 'Your name'), text('old', 'Fax')] })
    await submit(id, { name: 'Ann', old: '123' }, 1, new Date('2026-03-01T12:00:00Z'))
    await change(id, { fields: [text('new', 'Name'), text('name', 'Name'), { type: 'number', name: 'count', label: 'Date' }] })
    await submit(id, { name: 'Bob', new: 'x', count: -5 }, 2, new Date('2026-03-02T12:00:00Z'))
    const { headers, bytes } = await exported(`component=${id}&zone=Europe/Berlin`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="submissions-\d{4}-\d\d-\d\d\.csv"$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22])
    expect(rows(bytes)).toEqual([
      ['Date', 'Type', 'Component', 'Source', 'Version', 'Name', 'Fax', 'Name (2)', 'Date (2)'],
      ['2026-03-02T13:00:00+01:00', 'Form', 'Contact', 'https://shop.example/page', '2', 'Bob', '', 'x', '-5'],
      ['2026-03-01T13:00:00+01:00', 'Form', 'Contact', 'https://shop.example/page', '1', 'Ann', '123', '', ''],
    ])
    expect(bytes.toString()).toContain(',-5\r\n')
  })

  it('runs nowhere: formulas are guarded in cells, headers, names and addresses, and come back as they were', async () => {
    const label = '=HYPERLINK("https://evil.example")'
    const id = await create('form', { fields: [text('a', label), text('b', '@b'), text('c', 'c')] }, '+cmd|calc')
    const sent = { a: '+49 30 1234', b: '-', c: '001234' }
    await submit(id, sent, 1, new Date(), '-https://shop.example/=1')
    await submit(id, { a: '\t=1', b: '\r\n=1', c: 'தமிழ் é 👩‍👩‍👧 العربية\n"quoted"' })
    const { bytes } = await exported(`component=${id}`)
    const [header, hostile, harmless] = rows(bytes)
    for (const cell of rows(bytes).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    expect(header!.slice(5).map(unguardText)).toEqual([label, '@b', 'c'])
    expect(harmless!.slice(2).map(unguardText)).toEqual(['+cmd|calc', '-https://shop.example/=1', '1', '+49 30 1234', '-', '001234'])
    expect(hostile!.slice(5).map(unguardText)).toEqual(['\t=1', '\r\n=1', 'தமிழ் é 👩‍👩‍👧 العربية\n"quoted"'])
    const raw = JSON.parse((await exported(`component=${id}&format=json`)).bytes.toString()) as { data: unknown; component_name: string }[]
    expect(raw).toHaveLength(2)
    expect(raw[1]).toMatchObject({ data: sent, component_name: '+cmd|calc', kind: 'form', score: null })
  })

  it('of all components has one layout, the answers in one column', async () => {
    const bob = await inlay.person()
    const answer = await inlay.ask('GET', '/api/submissions/export', bob)
    expect(answer.text).toBe('"Date","Type","Component","Source","Version","Outcome","Score","Answers"\r\n')
    const found = rows((await exported('kind=poll')).bytes)
    expect(found[1]!.slice(1, 3)).toEqual(['Poll', 'Contact'])
    expect(found[1]!.at(-1)).toBe('Which?: Bowls, Plates, never')
  })
})

describe('what a visitor sends by the visitors’ door', () => {
  const send = async (component_id: string, data: object, host_url = 'https://shop.example/') => {
    const answer = await inlay.ask('POST', '/functions/v1/submit-form', { body: { component_id, data, host_url } })
    expect(answer.status, answer.text).toBe(200)
  }

  it('has an empty cell where a field was hidden, whatever was sent in it; numbers meet a condition as numbers, and nothing else does (C11, C13)', async () => {
    const hidden = (name: string, field: string, value: unknown) => ({ type: 'text', name, label: name, required: true, showIf: { field, value } })
    const id = await create('form', { fields: [
      { type: 'radio', name: 'asked', label: 'Asked', options: ['yes', 'no'] },
      { type: 'select', name: 'amount', label: 'Amount', options: ['1200', '001200', '1200.0', '100', '11111', '1200gggg', '3b'] },
      hidden('why', 'asked', 'yes'), hidden('exact', 'amount', '1200'),
    ] })
    await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active: true } })
    const met = ['1200', '1200.0']
    const cases: [string, string | undefined][] = [['no', undefined], ['no', '100'], ['no', '11111'], ['no', '1200gggg'], ['no', '3b'], ['no', '001200'], ...met.map((amount): [string, string] => ['yes', amount])]
    for (const [asked, amount] of cases) await send(id, { asked, ...(amount && { amount }), why: 'left over', exact: 'left over' })
    const [header, ...lines] = rows((await exported(`component=${id}`)).bytes)
    expect(header!.slice(5)).toEqual(['Asked', 'Amount', 'why', 'exact'])
    const expected = cases.map(([asked, amount = '']) => [asked, amount, asked === 'yes' ? 'left over' : '', met.includes(amount) ? 'left over' : ''])
    expect(lines.map((line) => line.slice(5)).sort()).toEqual(expected.sort())
  })

  it('is stored, read and exported without what a database or a file cannot hold (C20)', async () => {
    const id = await create('form', { fields: [text('a', 'A'), { type: 'email', name: 'email', label: 'Email' }] })
    await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active: true } })
    await send(id, { a: 'one\u0000two\ud800', email: 'ann@shop.example', 'x\u0000': '1' }, 'https://shop.example/a\u0000b')
    const [, line] = rows((await exported(`component=${id}`)).bytes)
    expect([line![3], ...line!.slice(5)]).toEqual(['https://shop.example/ab', 'onetwo\ufffd', 'ann@shop.example'])
    expect(JSON.parse((await exported(`component=${id}&format=json`)).bytes.toString())).toMatchObject([{ data: { a: 'onetwo\ufffd', email: 'ann@shop.example' } }])
  })
})
