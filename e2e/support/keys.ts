import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Farther than anything on a page of the product is. */
const FAR = 200

/**
 * Goes on by Tab, or back by Shift and Tab, until `target` has the focus, as somebody without a mouse does; it is then seen to have it.
 * Throws when it cannot be reached.
 */
export async function tabTo(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let pressed = 0; !(await hasFocus(target)); pressed++) {
    if (pressed === FAR) throw new Error(`${target.toString()} is not reached by ${FAR} times ${by}`)
    await page.keyboard.press(by)
  }
  expect(await target.evaluate((element) => element.matches(':focus-visible')), `the focus is seen on ${target.toString()}`).toBe(true)
}

/** Goes to `target` by Tab, and presses keys there, one after the other. */
export async function pressAt(page: Page, target: Locator, ...keys: readonly string[]): Promise<void> {
  await tabTo(page, target)
  for (const key of keys) await page.keyboard.press(key)
}

/** Goes to a field by Tab, and types in the place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressAt(page, field, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}

/**
 * Opens the list of the select that has the focus, goes by the arrows to the option of `place`, from 0 on, and takes it: looking before
 * each key, as people do, since a list that has just opened has not yet marked where one is.
 */
export async function pickByKeys(page: Page, place: number): Promise<void> {
  await page.keyboard.press('ArrowDown')
  const wanted = page.getByRole('option').nth(place)
  await expect(wanted).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(wanted).toHaveAttribute('data-combobox-selected', 'true', { timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
}

/** Whether it has the focus, in a shadow root too. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)
}
