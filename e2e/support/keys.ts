import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Farther than anything on a page of the product is. */
const FAR = 200

/**
 * Goes on by Tab, or back by Shift and Tab, until `target` has the focus, as somebody without a mouse does.
 * Throws when it cannot be reached.
 */
export async function tabTo(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < FAR; pressed++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(by)
  }
  throw new Error(`${target.toString()} is not reached by ${FAR} times ${by}`)
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
async function hasFocus(target: Locator): Promise<boolean> {
  const [element] = await target.elementHandles()
  return (await element?.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node)) ?? false
}
