import type { Locator } from '@playwright/test'
import { test as base } from './fixture.ts'
import { idOf, sample } from './samples.ts'

export { expect } from './fixture.ts'

export const FORM_ID = idOf('form')
export const SUBMIT = '/functions/v1/submit-form'
/** What is loaded with the first answer. */
export const PART = '/embed/form-answer'
export const THANKS = "Thank you! We'll be in touch soon."

/** A field that is asked in many of the specs. */
export const NAME = { type: 'text', name: 'name', label: 'Name', required: true } as const

/** A form with these fields alone. @param more laid over its config */
export const formWith = (fields: readonly object[], more: object = {}) => sample('form', { title: 'Form', subtitle: '', fields, ...more })

interface FormFixtures {
  form: Locator
  /** The button that goes on or sends. */
  send: Locator
  /** Publishes a form with these fields and opens a page with it. */
  publish: (fields: readonly object[], more?: object) => Promise<void>
}

export const test = base.extend<FormFixtures>({
  form: async ({ page }, use) => {
    await use(page.locator(`[data-inlay="${FORM_ID}"]`))
  },
  send: async ({ form }, use) => {
    await use(form.locator('.foot .button').last())
  },
  publish: async ({ inlay, form, visit }, use) => {
    await use(async (fields, more) => {
      inlay.components.set(FORM_ID, formWith(fields, more))
      await visit('form')
      await form.locator('form').waitFor()
    })
  },
})
