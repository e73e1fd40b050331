import type { Locator, Page } from '@playwright/test'

/** The figure of a card, by the card's name. */
export const figure = (page: Page, name: string): Locator => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')
