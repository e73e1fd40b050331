/** A page that is certainly there. */
const SOMEWHERE = 'https://example.com/'

/** The config with an address for each link that has words alone, which visitors would not see: a template's own links are its owner's to set. */
export function withAddresses(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(withAddresses)
  if (typeof config !== 'object' || config === null) return config
  const filled = Object.fromEntries(Object.entries(config).map(([key, value]) => [key, withAddresses(value)]))
  return filled['text'] && filled['url'] === '' ? { ...filled, url: SOMEWHERE } : filled
}
