import { useForm } from '@mantine/form'
import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { fieldErrorsOf, messageOf } from './api-error.ts'
import { toastError } from './toast.tsx'

type Values = Record<string, string>
type Rules<V extends Values> = { [K in keyof V]?: (value: string) => string | null }

interface Fields {
  /** Puts errors beside their fields, and the focus into the first. */
  readonly show: (errors: FormErrors) => void
  /** Says why the server refused what was sent: beside the fields that it names, else in a toast. @param fallback as of messageOf */
  readonly refuse: (error: unknown, fallback: string) => void
}

/**
 * A form of text fields. An error appears when the form is sent and stays beside its field until the field is right,
 * not merely touched; the first wrong field gets the focus.
 */
export function useFields<V extends Values>(initialValues: V, rules: Rules<V>): UseFormReturnType<V> & Fields {
  const form = useForm<V>({
    mode: 'controlled',
    initialValues,
    clearInputErrorOnChange: false,
    validate: (values) => Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, rule?.(values[field] ?? '') ?? null])),
    onValuesChange: (values, previous) => {
      for (const field of Object.keys(form.errors)) {
        if (values[field] === previous[field]) continue
        const problem = rules[field]?.(values[field] ?? '')
        if (problem) form.setFieldError(field, problem)
        else form.clearFieldError(field)
      }
    },
  })

  const show = (errors: FormErrors) => {
    form.setErrors(errors)
    const first = Object.keys(form.values).find((field) => Boolean(errors[field]))
    if (first) form.getInputNode(first)?.focus()
  }
  const refuse = (error: unknown, fallback: string) => {
    const wrong = fieldErrorsOf(error)
    // A field that is none of these has no place to say it.
    if (Object.keys(form.values).some((field) => field in wrong)) show(wrong)
    else toastError(messageOf(error, fallback))
  }
  return { ...form, show, refuse }
}
