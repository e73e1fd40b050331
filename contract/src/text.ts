import * as z from 'zod'

const LONE_SURROGATE = /\p{Surrogate}/gu

/** PostgreSQL text holds no NUL, and a lone surrogate has no UTF-8; the first is dropped, the second replaced. */
export function storableText(value: string): string {
  return value.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\uFFFD')
}

/** Text of at most `max` UTF-16 code units, safe to store. */
export function text(max: number, message?: string) {
  return z
    .string()
    .max(max, message ?? `Must be at most ${max.toLocaleString('en')} characters`)
    .transform(storableText)
}

/** As `text`, trimmed and not empty. */
export function requiredText(max: number, message = 'This is required') {
  return z
    .string()
    .max(max, `Must be at most ${max.toLocaleString('en')} characters`)
    .transform((value) => storableText(value).trim())
    .refine((value) => value !== '', message)
}
