import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldErrors, fieldErrorsMessage } from './field-errors.ts'

const schema = z.object({
  title: z.string().max(3, 'Must be at most 3 characters'),
  items: z.array(z.object({ question: z.string(), open: z.boolean(), order: z.int() })),
  theme: z.enum(['light', 'dark']),
  content: z.discriminatedUnion('kind', [z.object({ kind: z.literal('text') }), z.object({ kind: z.literal('link') })]).optional(),
  value: z.union([z.string(), z.number()]).optional(),
})

const errorsOf = (value: unknown) => fieldErrors(schema.safeParse(value).error!.issues, 'config')

describe('errors of fields', () => {
  it('have the path of the field and plain words', () => {
    expect(errorsOf({ title: 'long', items: [{ question: 5, open: 'yes', order: 1.5 }], theme: 'blue' })).toEqual({
      'config.title': 'Must be at most 3 characters',
      'config.items.0.question': 'Must be text',
      'config.items.0.open': 'Must be true or false',
      'config.items.0.order': 'Must be a whole number',
      'config.theme': 'Has a value that is not allowed',
    })
  })

  it('say in plain words what is of no kind there is', () => {
    const right = { title: 'a', items: [], theme: 'dark' }
    expect(errorsOf({ ...right, content: { kind: 'video' }, value: null })).toEqual({ 'config.content.kind': 'Has a value that is not allowed', 'config.value': 'Has a value that is not allowed' })
    expect(errorsOf({ ...right, content: {} })).toEqual({ 'config.content.kind': 'Has a value that is not allowed' })
  })

  it('call what is missing required', () => {
    expect(errorsOf({ title: 'a', theme: 'dark' })).toEqual({ 'config.items': 'This is required' })
  })

  it('name the whole when the whole is wrong', () => {
    expect(errorsOf([])).toEqual({ config: 'Must be an object' })
  })

  it('treat a dangerous name as a field like any other', () => {
    const fields = fieldErrors([{ message: 'Wrong', path: ['__proto__'] }])
    expect(Object.keys(fields)).toEqual(['__proto__'])
  })
})

describe('the message about fields', () => {
  it('is the one message, or says that there are several', () => {
    expect(fieldErrorsMessage({ name: 'Please enter a name' })).toBe('Please enter a name')
    expect(fieldErrorsMessage({ a: 'One', b: 'Two' })).toBe('Some fields need another look')
  })
})
