import type { DeliveredType } from '@inlay/contract/delivery'
import { holdBack } from './hold-back.ts'
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
    expect(inlay.submissions.arrived.length).toBeGreaterThan(1)
    expect(new Set(inlay.submissions.arrived.map((one) => one.submission_key)).size).toBe(1)
    expect(inlay.submissions.stored).toHaveLength(1)
  })
}
