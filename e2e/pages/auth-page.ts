import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const OWNER = { name: 'Ann Potter', email: 'ann@studio.example', password: 'clay-and-glaze' }

/** /auth: Sign In and Sign Up. */
export class AuthPage {
  constructor(readonly page: Page) {}

  async signUp(invitationLink: string, person = OWNER): Promise<void> {
    await this.page.goto(invitationLink)
    await this.page.getByLabel('Full name').fill(person.name)
    await this.page.getByLabel('Email').fill(person.email)
    await this.page.getByLabel('Password', { exact: false }).first().fill(person.password)
    await this.page.getByRole('button', { name: 'Create account' }).click()
    await expect(this.page.getByText('Account created! You can now sign in.')).toBeVisible()
  }

  async signIn(person = OWNER): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign In' }).click()
    await this.page.getByLabel('Email').fill(person.email)
    await this.page.getByLabel('Password', { exact: false }).first().fill(person.password)
    await this.page.getByRole('button', { name: 'Sign In' }).click()
    await expect(this.page.getByText('Welcome back!')).toBeVisible()
    await this.page.waitForURL('**/dashboard')
  }
}
