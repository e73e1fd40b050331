import type { Page } from '@playwright/test'
import type { Inlay } from './inlay.ts'

/** Has the page ask Inlay for something, and waits for the answer: what it began to ask for before has arrived there by then. */
export const roundTrip = (page: Page, { origin }: Inlay) => page.evaluate(async (address) => void (await fetch(address)), `${origin}/embed.js`)
