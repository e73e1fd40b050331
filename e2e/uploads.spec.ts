import { expect, test } from '@playwright/test'
import { Account } from './support/account.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { PIXEL } from './support/picture.ts'
import { visit } from './support/visit.ts'

/** Large enough to come in many pieces. */
const PHOTO = Buffer.concat([PIXEL, Buffer.alloc(3_000_000, 'x')])

test('what a visitor chooses on a page of another origin reaches the owner byte by byte', async ({ browser }) => {
  const inlay = await Inlay.start()
  const site = await HostSite.start()
  try {
    const owner = await Account.make(inlay)
    const config = {
      fields: [
        { type: 'text', name: 'name', label: 'Your name', required: true },
        { type: 'file', name: 'photo', label: 'Photo of the room', required: true, accept: ['image'] },
      ],
      submitButtonText: 'Send it',
      successMessage: 'We have your photo',
    }
    const { id } = (await owner.call('POST', '/api/components', { component_type: 'form', config })) as { id: string }
    await owner.call('PATCH', `/api/components/${id}`, { is_active: true })
    site.paste(inlay.origin, id)

    const { page } = await visit(await browser.newContext(), site.address(PLAIN_PAGE))
    const photo = page.getByLabel('Photo of the room')
    await photo.setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('MZ\x90\0 a program by another name', 'latin1') })
    await expect(page.getByText('Files of this kind are not accepted')).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().includes('/v1/uploads') && response.request().method() === 'POST')
    await photo.setInputFiles({ name: 'größe.png', mimeType: 'image/png', buffer: PHOTO })
    const { upload_id } = (await (await answered).json()) as { upload_id: string }
    await page.getByLabel('Your name').fill('Ann')
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByText('We have your photo')).toBeVisible()

    const file = await fetch(`${inlay.origin}/api/uploads/${upload_id}`, { headers: { authorization: `Bearer ${owner.token}` } })
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''gr%C3%B6%C3%9Fe.png`)
    expect(Buffer.from(await file.arrayBuffer()).equals(PHOTO)).toBe(true)
    await page.context().close()
  } finally {
    await site.close()
    await inlay.remove()
  }
})
