import type { DeliveredType } from '@inlay/contract/delivery'
import { holdBack } from './hold-back.ts'
import type { Inlay } from './inlay.ts'
import { expect, test } from './overlay-fixture.ts'
import { WAYS, sendButton } from './ways-to-send.ts'

/** Proves of a kind that however often its button is pressed, what was filled in is one submission (C16). */
export function oneSubmission(kind: DeliveredType): void {
  const way = WAYS.find((one) => one.kind === kind)!

  test(`five clicks in a moment, Enter and one click more are one submission of a ${kind} (C16)`, async ({ inlay, show }) => {
    const answer = holdBack(inlay, way.path)
    const host = await show(kind, way.changes)
    const send = sendButton(host)
    await way.fill(host)
    await send.evaluate((button) => {
      for (let click = 0; click < 5; click++) (button as HTMLButtonElement).click()
    })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await (way.field?.(host) ?? send).press('Enter')
    await send.evaluate((button) => (button as HTMLButtonElement).click())
    answer()
    await expect(host.getByText(way.done)).toBeVisible()
    expect(inlay.submissions.arrived).toHaveLength(1)
    expect(inlay.submissions.stored).toHaveLength(1)
  })

  test(`a try after the answer to a ${kind} was lost has the same key, keeps what was filled in and is stored once (C16)`, async ({ inlay, show }) => {
    const host = await show(kind, way.changes)
    await way.fill(host)
    inlay.trouble.set(way.path, { lost: true })
    await sendButton(host).click()
    await expect(host.getByRole('alert')).toHaveText(way.failed)
    await expect(sendButton(host)).toHaveAttribute('aria-disabled', 'false')
    inlay.trouble.clear()
    await sendButton(host).click()
    await expect(host.getByText(way.done)).toBeVisible()
    expect(inlay.submissions.arrived.length).toBeGreaterThan(2)
    expect(new Set(inlay.submissions.arrived.map((one) => one.submission_key)).size).toBe(1)
    expect(inlay.submissions.stored).toHaveLength(1)
  })

  // A browser may itself try again on a connection that it used before.
  const freshConnections = (inlay: Inlay) => void (inlay.headers['connection'] = 'close')

  test(`a connection that breaks once is tried again unsaid: a ${kind} is stored once`, async ({ inlay, show }) => {
    freshConnections(inlay)
    const host = await show(kind, way.changes)
    await way.fill(host)
    await host.evaluate(watchAlert)
    inlay.trouble.set(way.path, { lost: true, once: true })
    await sendButton(host).click()
    await expect(host.getByText(way.done)).toBeVisible()
    expect(new Set(inlay.submissions.arrived.map((one) => one.submission_key)).size).toBe(1)
    expect(inlay.submissions.arrived).toHaveLength(2)
    expect(inlay.submissions.stored).toHaveLength(1)
    expect(await host.getAttribute('data-said')).toBeNull()
  })

  test(`without a network a ${kind} says at once that it failed, and keeps what was filled in for when there is one`, async ({ page, inlay, show }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !document.documentElement.hasAttribute('data-offline') }))
    freshConnections(inlay)
    const host = await show(kind, way.changes)
    await way.fill(host)
    await page.evaluate(() => document.documentElement.setAttribute('data-offline', ''))
    inlay.trouble.set(way.path, { lost: true, once: true })
    await sendButton(host).click()
    await expect(host.getByRole('alert')).toHaveText(way.failed)
    expect(inlay.submissions.arrived).toHaveLength(1)
    await page.evaluate(() => document.documentElement.removeAttribute('data-offline'))
    await sendButton(host).click()
    await expect(host.getByText(way.done)).toBeVisible()
    expect(inlay.submissions.stored).toHaveLength(1)
  })
}

/** Keeps in data-said of the host what its alert says, even for a moment. */
function watchAlert(host: Element): void {
  new MutationObserver(() => {
    const said = host.shadowRoot!.querySelector('[role=alert]')?.textContent
    if (said) host.setAttribute('data-said', said)
  }).observe(host.shadowRoot!, { childList: true, subtree: true, characterData: true })
}
