import * as z from 'zod'
import { formField } from './form-field.ts'
import { FIELDS_MAX, formProblems } from './form-problems.ts'
import { notifications } from './notifications.ts'
import { ownWords } from './own-words.ts'
import { FORM_TEXTS } from './rules/form-texts.ts'
import type { FormTextKey } from './rules/form-texts.ts'
import { componentStyling } from './style.ts'
import { text } from './text.ts'

/** An owner's words for what a form says by itself, where they differ from the defaults. */
export const formTexts = ownWords(Object.keys(FORM_TEXTS) as FormTextKey[])

/** What a form asks and says; also the form inside of a modal or a widget. */
export const formContentShape = z.object({
  fields: z.array(formField).max(FIELDS_MAX, `Must have at most ${FIELDS_MAX} fields`).default([]),
  submitButtonText: text(100).default('Get Started'),
  successMessage: text(2_000).default("Thank you! We'll be in touch soon."),
  texts: formTexts,
  notifications,
})
export type FormContent = z.infer<typeof formContentShape>

/** As it may be stored: of the right shape. */
export const formShape = formContentShape.extend({
  componentName: text(120).default(''),
  title: text(200).default(''),
  subtitle: text(1_000).default(''),
  styling: componentStyling.prefault({}),
})

export const refuseFormProblems = (content: FormContent, context: z.RefinementCtx<FormContent>) => {
  for (const { path, message } of formProblems(content.fields)) context.addIssue({ code: 'custom', path: [...path], message })
}

export const formContent = formContentShape.superRefine(refuseFormProblems)

/** As it may be saved. */
export const formConfig = formShape.superRefine(refuseFormProblems)
export type FormConfig = z.infer<typeof formConfig>

/** What a new form starts with. */
export const DEFAULT_FORM: FormConfig = formConfig.parse({
  title: 'Get in touch',
  subtitle: 'We answer within one working day.',
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true, width: 'half' },
    { type: 'email', name: 'email', label: 'Email', required: true, width: 'half' },
    { type: 'textarea', name: 'message', label: 'Message', required: true },
  ],
})
