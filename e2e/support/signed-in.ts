import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Account } from './account.ts'
import type { Inlay } from './inlay.ts'

/** A browser in which the account is signed in, from the first page on. */
export async function signedIn(browser: Browser, inlay: Inlay, account: Account, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const localStorage = [{ name: 'inlay.session', value: account.token }]
  return browser.newContext({ ...options, storageState: { cookies: [], origins: [{ origin: inlay.origin, localStorage }] } })
}
