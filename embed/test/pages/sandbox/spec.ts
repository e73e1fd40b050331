import { expect, markerOf, test } from '../../overlay-fixture.ts'
import { WAYS, sendButton } from '../../ways-to-send.ts'

// The driver for WebKit cannot fill in a field of a frame without an origin, and Enter there was not seen to arrive: a click on a poll is tried.
const tag = (kind: string, by: string) => (kind === 'poll' && by === 'a click' ? {} : { tag: '@not-webkit' })

for (const { kind, changes, fill, field, done } of WAYS) {
  for (const by of field ? ['a click', 'Enter in its field'] : ['a click', 'Enter']) {
    test(`where a frame may send no form, a ${kind} is sent by ${by}`, tag(kind, by), async ({ page, inlay, site, visit, publish, warnings }) => {
      publish(kind, changes)
      site.words['markers'] = markerOf(kind)
      await visit('sandbox')
      const host = page.frameLocator('iframe').locator('[data-inlay]')
      await fill(host)
      if (by === 'a click') await sendButton(host).click()
      else await (field?.(host) ?? sendButton(host)).press('Enter')
      await expect(host.getByText(done)).toBeVisible()
      expect(inlay.submissions.stored).toHaveLength(1)
      expect(warnings).toEqual([])
    })
  }
}
