import type { DeliveredType } from '@inlay/contract/delivery'

/** Most links that are named. */
const NAMED_MAX = 2

/** Words of the links of a component that lead nowhere: visitors are not shown those. A modal's are buttons that close it. */
export function unseenLinks(type: DeliveredType, config: unknown): string[] {
  return type === 'modal' ? [] : linksIn(config)
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, url } = value as { text?: unknown; url?: unknown }
  if (typeof text === 'string' && text.trim() && typeof url === 'string' && !url.trim()) return [text.trim()]
  return Object.values(value).flatMap(linksIn)
}

/** What an owner is told of them; null: there are none. */
export function unseenWords(links: readonly string[]): string | null {
  if (links.length === 0) return null
  if (links.length === 1) return `“${links[0]}” is not shown yet: it has no address.`
  const named = links.slice(0, links.length > NAMED_MAX ? NAMED_MAX - 1 : NAMED_MAX).map((link) => `“${link}”`)
  const more = links.length - named.length
  return `${[...named, ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(' and ')} are not shown yet: they have no address.`
}
