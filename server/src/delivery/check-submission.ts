import type { Deliverable } from '@inlay/contract/deliver'
import { formField } from '@inlay/contract/form-field'
import type { FormField } from '@inlay/contract/form-field'
import type { PollConfig } from '@inlay/contract/poll'
import type { Answer } from '@inlay/contract/rules/answer'
import { canonicalEmail } from '@inlay/contract/rules/canonical-email'
import { checkForm } from '@inlay/contract/rules/check-form'
import { formText } from '@inlay/contract/rules/form-texts'
import type { FormTexts } from '@inlay/contract/rules/form-texts'
import type { NewsletterConfig } from '@inlay/contract/signup'
import { formOf } from './form-of.ts'

/** Files that a submission names. */
export interface Files {
  /** Ids by the names of their fields. */
  readonly ids: Readonly<Record<string, string>>
  /** What is said of one that is not there. */
  readonly gone: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What arrived for a component: answers as they are stored, or one message for each wrong field. */
export type CheckedSubmission =
  | { readonly ok: true; readonly data: Record<string, Answer>; readonly uniqueKey: string | null; readonly files: Files }
  | { readonly ok: false; readonly fields: Record<string, string> }

/**
 * Checks what arrived against the config that is published now, by the rules that the embed runs too. Answers of
 * hidden fields are dropped, and what answers nothing.
 * @returns null: the component collects nothing
 */
export function checkSubmission(component: Deliverable, data: Readonly<Record<string, unknown>>): CheckedSubmission | null {
  switch (component.type) {
    case 'poll':
      return checkPoll(component.config, data)
    case 'form':
    case 'modal':
    case 'widget': {
      const form = formOf(component)
      return form && checkFields(form.fields, form.texts, data)
    }
    case 'newsletter':
    case 'waitlist': {
      const checked = checkFields(signupFields(component.config), component.config.texts, data)
      // One mailbox signs up once, however its address is spelled.
      return checked.ok ? { ...checked, uniqueKey: canonicalEmail(checked.data['email'] as string) } : checked
    }
    case 'faq':
    case 'banner':
    case 'cta':
    case 'quiz':
      return null
  }
}

function checkFields(fields: readonly FormField[], texts: FormTexts, data: Readonly<Record<string, unknown>>): CheckedSubmission {
  const { answers, wrong } = checkForm(fields, data)
  const named = Object.entries(wrong).map(([name, { key, limit }]) => [name, formText(texts, key, limit)] as const)
  const ids: Record<string, string> = {}
  const gone = formText(texts, 'file')
  for (const { type, name } of fields) {
    const id = answers[name]
    if (type !== 'file' || typeof id !== 'string') continue
    if (UUID.test(id)) answers[name] = ids[name] = id.toLowerCase()
    else named.push([name, gone])
  }
  return named.length > 0 ? { ok: false, fields: Object.fromEntries(named) } : { ok: true, data: answers, uniqueKey: null, files: { ids, gone } }
}

/** Email and name, then what the owner added, as fields of a form. */
function signupFields({ fields, customFields }: NewsletterConfig): FormField[] {
  const asked = fields.map(({ name, required }) => ({ type: name === 'email' ? 'email' : 'text', name, required }))
  return [...asked, ...customFields].map((field) => formField.parse(field))
}

function checkPoll({ options, allowMultiple, texts }: PollConfig, data: Readonly<Record<string, unknown>>): CheckedSubmission {
  const wanted = new Set<unknown>(Array.isArray(data['choices']) ? data['choices'] : [data['choices']])
  const choices = options.flatMap(({ id }) => (wanted.delete(id) ? [id] : []))
  if (choices.length === 0 || wanted.size > 0 || (choices.length > 1 && !allowMultiple)) {
    return { ok: false, fields: { choices: texts.required || (allowMultiple ? 'Choose at least one option' : 'Choose an option') } }
  }
  return { ok: true, data: { choices }, uniqueKey: null, files: { ids: {}, gone: '' } }
}
