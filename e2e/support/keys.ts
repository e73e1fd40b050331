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

/** Whether it has the focus, in a shadow root too. */
async function hasFocus(target: Locator): Promise<boolean> {
  const [element] = await target.elementHandles()
  return (await element?.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node)) ?? false
}
