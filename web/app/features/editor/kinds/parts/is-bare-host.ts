/** Endings of files, which no top-level domain that people type is. */
const FILES = /\.(html?|php|aspx?|pdf|jpe?g|png|gif|webp|svg)$/i

/** Whether an address looks as if its https:// was left out: "shop.example/new". A browser takes it for a page of the same site. */
export function isBareHost(address: string): boolean {
  const host = address.trim().split(/[/?#:]/, 1)[0]!
  return /^([a-z\d-]+\.)+[a-z]{2,}$/i.test(host) && !FILES.test(host)
}
