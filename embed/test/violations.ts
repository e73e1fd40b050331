import type { Page } from '@playwright/test'

/** What the policy of pages opened from now on refuses. That an icon for the tab is refused concerns the browser alone. */
export async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => void (what.endsWith('/favicon.ico') || violations.push(what)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      ;(window as unknown as { tellViolation(what: string): void }).tellViolation(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return violations
}
