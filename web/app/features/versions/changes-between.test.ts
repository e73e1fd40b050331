import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { formConfig } from '@inlay/contract/form'
import { DEFAULT_QUIZ, quizConfig } from '@inlay/contract/quiz'
import { expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

const changes = (before: unknown, after: unknown) => changesBetween({ name: 'A', config: before }, { name: 'A', config: after }).map(({ label, before: then, after: now }) => [label, then, now])
const { faq, form, modal, banner, poll } = DEFAULT_CONFIGS

it('what says the same has no changes, and another name is one', () => {
  expect(changes(faq, structuredClone(faq))).toEqual([])
  expect(changesBetween({ name: 'Shop', config: faq }, { name: 'Help', config: faq })).toEqual([{ label: 'Name', before: 'Shop', after: 'Help' }])
})

it('fields are called as in the editors, and so are their values', () => {
  expect(changes(faq, { ...faq, title: '', styles: { ...faq.styles, accentColor: '#AA0000', theme: 'auto' } })).toEqual([
    ['Title', 'Frequently asked questions', 'Empty'],
    ['Accent', '#0EA5E9', '#AA0000'],
    ['Theme', 'Light', 'Automatic'],
  ])
  expect(changes(banner, { ...banner, dismissible: false, position: 'inline' })).toEqual([['Position', 'Top', 'In the page'], ['Can be closed', 'On', 'Off']])
  expect(changes(poll, { ...poll, texts: { required: 'Bitte wählen' } })).toEqual([['Own words · “This is required”', null, 'Bitte wählen']])
})

it('questions without ids are known by what stays of them', () => {
  const [first, second, third] = faq.items as [(typeof faq.items)[0], (typeof faq.items)[0], (typeof faq.items)[0]]
  expect(changes(faq, { ...faq, items: [{ question: 'New?', answer: 'Yes' }, third, first, { ...second, answer: 'Two days.' }] })).toEqual([
    ['Question 1', null, 'New?'],
    ['Question 4, “How long does delivery take?” · Answer', 'Two to four working days within the country.', 'Two days.'],
    ['Question 2, “How can I reach you?”', 'At place 3', 'At place 2'],
  ])
  expect(changes(faq, { ...faq, items: [first, third] })).toEqual([['Question 2', 'How long does delivery take?', null]])
  expect(changes(faq, { ...faq, items: [first, { ...second, question: 'How fast?' }, third] })).toEqual([['Question 2', 'How long does delivery take?', 'How fast?']])
})

it('fields of a form are known by name, inside of a modal too', () => {
  const { fields } = form
  const next = formConfig.parse({ ...form, fields: [{ ...fields[0], label: 'Full name' }, { ...fields[1], required: false }, { type: 'select', name: 'topic', label: 'Topic', options: ['A', 'B'], showIf: undefined }] })
  const expected = [
    ['Field 1', 'Name', 'Full name'],
    ['Field 2, “Email” · Must be filled in', 'On', 'Off'],
    ['Field 3', null, 'Topic (Select)'],
    ['Field 3', 'Message (Long text)', null],
  ]
  expect(changes(form, next)).toEqual(expected)
  const inModal = ({ fields: asked, submitButtonText, successMessage, texts, notifications }: typeof form) => ({ ...modal, content: { kind: 'form', form: { fields: asked, submitButtonText, successMessage, texts, notifications } } })
  expect(changes(inModal(form), inModal(next))).toEqual(expected)
  const asked = { ...next, fields: next.fields.map((field) => (field.name === 'topic' ? { ...field, options: ['A', 'C'], showIf: { field: 'email', value: true } } : field)) }
  expect(changes(next, asked)).toEqual([
    ['Field 3, “Topic” · Shown only if', null, 'email is on'],
    ['Field 3, “Topic” · Options', 'A, B', 'A, C'],
  ])
})

it('a question of a quiz is named down to the score of an option', () => {
  const quiz = quizConfig.parse({ ...DEFAULT_QUIZ, questions: [{ ...DEFAULT_QUIZ.questions[0], options: [{ id: 'option-1', text: 'Option 1', score: { default: 5 } }, { id: 'option-2', text: 'Second' }] }] })
  expect(changes(DEFAULT_QUIZ, { ...quiz, outcomes: [{ ...quiz.outcomes[0], maxScore: 40 }] })).toEqual([
    ['Question 1, “Your first question” · Option 1, “Option 1” · Score', '0', '5'],
    ['Question 1, “Your first question” · Option 2', 'Option 2', 'Second'],
    ['Question 1, “Your first question” · Option 2, “Second” · Score', '10', '0'],
    ['Outcome 1, “Your result” · Up to', '100', '40'],
  ])
})

it('another kind of content is told with what came and what went', () => {
  const buttons = { kind: 'buttons', buttons: [{ text: 'See the offer', url: '', newTab: false }] }
  expect(changes({ ...modal, content: buttons }, { ...modal, content: { kind: 'form', form: { fields: [], successMessage: 'Thanks' } } })).toEqual([
    ['Content', 'Buttons', 'A form'],
    ['After sending', null, 'Thanks'],
    ['Button 1', 'See the offer', null],
  ])
})

it('long texts are cut to where they differ', () => {
  const same = 'same '.repeat(100)
  const [[, before, after] = []] = changes({ title: `${same}then${same}` }, { title: `${same}now${same}` })
  expect(before).toMatch(/^…[\w ]{59,60}then[\w ]*…$/)
  expect(after).toMatch(/^…[\w ]{59,60}now[\w ]*…$/)
})
