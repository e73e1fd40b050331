import * as z from 'zod'
import { fieldName } from './form-field.ts'
import { linkUrl } from './link.ts'
import { notifications } from './notifications.ts'
import { ownWords } from './own-words.ts'
import { componentStyling } from './style.ts'
import { text } from './text.ts'

/** A field that an owner adds beside email and name. */
export const customField = z.object({
  name: fieldName.refine((name) => name !== 'email' && name !== 'name', 'This name is taken'),
  label: text(300).default(''),
  type: z.enum(['text', 'tel', 'url', 'number', 'date', 'textarea', 'toggle']).default('text'),
  required: z.boolean().default(false),
})
export type CustomField = z.infer<typeof customField>

const customFields = z
  .array(customField)
  .max(20, 'Must have at most 20 fields')
  .superRefine((fields, context) => {
    const seen = new Set<string>()
    fields.forEach(({ name }, index) => {
      if (seen.has(name)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `Another field is named ${name}` })
      seen.add(name)
    })
  })
  .default([])

/** The email field is always there and required; the name field is where an owner wants it. */
export const signupField = z.object({
  name: z.enum(['email', 'name']),
  label: text(300).default(''),
  placeholder: text(300).default(''),
  required: z.boolean().default(false),
})
export type SignupField = z.infer<typeof signupField>

const EMAIL: SignupField = { name: 'email', label: 'Email', placeholder: 'you@example.com', required: true }

const fields = z
  .array(signupField)
  .max(2, 'Must be email, and name where you want it')
  .transform((given): SignupField[] => {
    const email = given.find((field) => field.name === 'email') ?? EMAIL
    const name = given.find((field) => field.name === 'name')
    return [...(name ? [name] : []), { ...email, required: true }]
  })
  .prefault([EMAIL])

/** What newsletter and waitlist share. */
const signup = z.object({
  headline: text(200).default(''),
  subheadline: text(1_000).default(''),
  fields,
  customFields,
  buttonText: text(100).default('Subscribe'),
  successMessage: text(2_000).default('Thank you for subscribing!'),
  errorMessage: text(500).default('Something went wrong. Please try again.'),
  consentText: text(2_000).default(''),
  privacyLink: z.object({ text: text(200).default('Privacy policy'), url: linkUrl.default('') }).prefault({}),
  texts: ownWords(['required', 'email', 'tel', 'url', 'number', 'date', 'long', 'later']),
  /** Whether an address counts only once whoever reads its mail has confirmed it. */
  doubleOptIn: z.boolean().default(false),
  notifications,
  styling: componentStyling.prefault({}),
})

export const newsletterConfig = signup.extend({
  headline: text(200).default('Stay in the loop'),
  subheadline: text(1_000).default('One letter a month, nothing else.'),
  consentText: text(2_000).default('No spam, leave with one click.'),
})
export type NewsletterConfig = z.infer<typeof newsletterConfig>
export const DEFAULT_NEWSLETTER: NewsletterConfig = newsletterConfig.parse({})

export const waitlistConfig = signup.extend({
  headline: text(200).default('Join the waitlist'),
  subheadline: text(1_000).default('Leave your address and we write as soon as there is a place.'),
  buttonText: text(100).default('Join the waitlist'),
  successMessage: text(2_000).default('You are on the list.'),
})
export type WaitlistConfig = z.infer<typeof waitlistConfig>
export const DEFAULT_WAITLIST: WaitlistConfig = waitlistConfig.parse({
  fields: [{ name: 'name', label: 'Name', placeholder: 'Name' }, { name: 'email', label: 'Email', placeholder: 'Email' }],
})
