import type { Browser, CDPSession } from '@playwright/test'
import { REPORT } from './host-page.ts'
import type { Report } from './host-page.ts'

/** ms */
const PATIENCE = 20_000

/**
 * Opens an address as a first visit, with nothing cached, and waits for the page's report. Everything goes by the
 * browser's own protocol: a test runner's helpers in the page would cost more of its main thread than what is measured.
 * @param during called before the page is opened; what it returns is called at the report, while the page is still there
 */
export async function visit<T>(browser: Browser, address: string, during: (session: CDPSession) => Promise<() => T | Promise<T>>): Promise<{ report: Report; result: T }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const session = await context.newCDPSession(await context.newPage())
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: REPORT })
    const finish = await during(session)
    const reported = new Promise<Report>((resolve, reject) => {
      session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Report))
      timer = setTimeout(() => reject(new Error(`${address} did not report within ${PATIENCE} ms`)), PATIENCE)
    })
    await session.send('Page.navigate', { url: address })
    const report = await reported
    return { report, result: await finish() }
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}
