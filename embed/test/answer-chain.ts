import type { Locator } from '@playwright/test'
import { expect } from './fixture.ts'

/** A form whose second field is asked for after one answer to the first. */
export const CHAIN = [
  { type: 'radio', name: 'more', label: 'More?', required: true, options: ['yes', 'no'] },
  { type: 'text', name: 'why', label: 'Why?', required: true, showIf: { field: 'more', value: 'yes' } },
]

/** Has the second field shown and filled in, hides it again, and sends. @param button what it says */
export async function answerChain(host: Locator, button: string): Promise<void> {
  const why = host.getByLabel('Why?')
  const send = host.getByRole('button', { name: button })
  await expect(host.getByLabel('yes')).toBeVisible()
  await expect(why).toBeHidden()
  await host.getByLabel('yes').check()
  await send.click()
  await expect(why, 'shown, it is required').toBeFocused()
  await why.fill('because')
  await host.getByLabel('no', { exact: true }).check()
  await expect(why).toBeHidden()
  await send.click()
}
