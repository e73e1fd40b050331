import type { Webhook } from '@inlay/contract/webhooks'

/** What a webhook is called in a sentence: as its owner described it, or by its host, since an address may be as long as a page. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description || new URL(url).host
}
