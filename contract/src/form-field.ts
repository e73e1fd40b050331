import * as z from 'zod'
import { imageUrl } from './link.ts'
import { requiredText, text } from './text.ts'

/** Most options of one field. */
export const OPTIONS_MAX = 10_000

/** Most steps of a stepper. */
export const STEPS_MAX = 20

/** A key of the answers: starts with a letter, so that no object has it by itself in a dangerous way. */
export const fieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'Must start with a letter and have only letters, digits, - and _, at most 64')

const showIf = z.object({ field: fieldName, value: z.union([text(500), z.number(), z.boolean()]) }).optional()

/** Of every kind. */
const place = { name: fieldName, label: text(500).default(''), showIf }

/** Of the kinds that a visitor answers. */
const question = {
  ...place,
  required: z.boolean().default(false),
  /** Said below the field. */
  hint: text(500).default(''),
  /** Two halves that follow each other share a line where there is room. */
  width: z.enum(['full', 'half']).default('full'),
}
const placeholder = text(300).default('')
const options = z.array(requiredText(500, 'Please enter an option')).max(OPTIONS_MAX, `Must have at most ${OPTIONS_MAX.toLocaleString('en')} options`).default([])
const limit = z.number().nullable().default(null)
/** An ISO date or time as its input gives it, or empty. What cannot be read is no limit. */
const moment = z.string().max(40).default('')

const textKind = <K extends string>(type: K) => z.object({ type: z.literal(type), ...question, placeholder, value: text(10_000).default('') })
const choiceKind = <K extends string>(type: K) => z.object({ type: z.literal(type), ...question, options })
const momentKind = <K extends string>(type: K) => z.object({ type: z.literal(type), ...question, min: moment, max: moment })
const shownKind = <K extends string, T extends z.ZodRawShape>(type: K, shape: T) => z.object({ type: z.literal(type), ...place, ...shape })

/** Kinds of file that a visitor may be asked for; by content, not by name. */
export const FILE_KINDS = ['image', 'pdf', 'document', 'text', 'archive'] as const

/** A field of a form, told apart by `type`. Limits that make no sense pass here and are refused by formProblems. */
export const formField = z.discriminatedUnion('type', [
  textKind('text'),
  textKind('email'),
  textKind('tel'),
  textKind('url'),
  textKind('textarea'),
  z.object({ type: z.literal('number'), ...question, placeholder, min: limit, max: limit, step: limit, value: limit }),
  /** Sent as it is. @remarks `queryParameter`: the name of a parameter of the page's address that is taken instead, when it is there. */
  z.object({ type: z.literal('hidden'), ...place, value: text(1_000).default(''), queryParameter: text(100).default('') }),
  /** `accept` empty: every kind that Inlay takes. */
  z.object({ type: z.literal('file'), ...question, accept: z.array(z.enum(FILE_KINDS)).default([]) }),
  choiceKind('radio'),
  choiceKind('checkbox'),
  choiceKind('select').extend({ placeholder }),
  choiceKind('tags'),
  z.object({ type: z.literal('toggle'), ...question, value: z.boolean().default(false) }),
  /** Stars from 1; numbers when it starts at 0 or goes past 5. */
  z.object({ type: z.literal('rating'), ...question, min: z.number().default(1), maxRating: z.number().default(5) }),
  z.object({ type: z.literal('range'), ...question, min: z.number().default(0), max: z.number().default(10), step: z.number().default(1), value: z.number().default(5) }),
  momentKind('date'),
  momentKind('time'),
  momentKind('datetime'),
  momentKind('daterange'),
  z.object({ type: z.literal('colorpicker'), ...question, value: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour like #0EA5E9').default('#0EA5E9') }),
  shownKind('heading', { text: text(300).default('') }),
  shownKind('description', { text: text(10_000).default('') }),
  shownKind('image', { imageUrl: imageUrl.default(''), alt: text(500).default('') }),
  /** A word with an explanation that opens. */
  shownKind('tooltip', { text: text(300).default(''), tooltipText: text(2_000).default('') }),
  shownKind('message', { text: text(2_000).default(''), variant: z.enum(['info', 'error', 'warning', 'success']).default('info') }),
  /** Height in px. */
  shownKind('spacer', { height: z.number().default(24) }),
  shownKind('divider', {}),
  shownKind('icon', { icon: text(40).default('star'), size: z.enum(['small', 'medium', 'large']).default('medium') }),
  /** Fields that no step names belong to the first. */
  shownKind('stepper', { steps: z.array(z.object({ title: text(100).default(''), fields: z.array(fieldName).default([]) })).max(STEPS_MAX, `Must have at most ${STEPS_MAX} steps`).default([]) }),
  shownKind('progress', {}),
])

export type FormField = z.infer<typeof formField>
export type FieldType = FormField['type']

/** The kinds, in the order in which they are offered. */
export const FIELD_TYPES = formField.options.map((option) => option.shape.type.value) as readonly FieldType[]
