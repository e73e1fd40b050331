import { URL_MAX } from '@inlay/contract/link'
import type { Account } from './account.ts'

/** Adds a webhook whose address is as long as one may be, and gives the screen of its deliveries. */
export async function addLongWebhook(account: Account): Promise<{ id: string; screen: string }> {
  const { id } = (await account.call('POST', '/api/webhooks', { url: 'https://hooks.invalid/'.padEnd(URL_MAX, 'so-long-an-address-') })) as { id: string }
  return { id, screen: `/dashboard/developers/webhooks/${id}` }
}
