import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { PERSON } from '../support/account.ts'

/** /auth: Sign In and Sign Up. */
export class AuthPage {
  constructor(readonly page: Page) {}

  async signUp(invitationLink: string, person = PERSON): Promise<void> {
    await this.sendSignUp(invitationLink, person)
    await expect(this.page.getByText('Account created! You can now sign in.')).toBeVisible()
  }

  /** Opens the link and sends what it asks for, whatever is answered. */
  async sendSignUp(invitationLink: string, person = PERSON): Promise<void> {
    await this.page.goto(invitationLink)
    await this.page.getByLabel('Full name').fill(person.name)
    await this.#enter(person)
    await this.page.getByRole('button', { name: 'Create account' }).click()
  }

  async signIn(person = PERSON): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign In' }).click()
    await this.sendSignIn(person)
    await expect(this.page.getByText('Welcome back!')).toBeVisible()
    await this.page.waitForURL('**/dashboard')
  }

  /** Signs in where one was sent to do so, whatever is answered. */
  async sendSignIn(person = PERSON): Promise<void> {
    await this.#enter(person)
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }

  async #enter({ email, password }: Pick<typeof PERSON, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password)
  }
}
