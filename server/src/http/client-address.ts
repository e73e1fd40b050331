import { isIP } from 'node:net'

/**
 * The address a request came from. X-Forwarded-For is believed only as far as trusted proxies wrote it: read from the
 * right, each trusted hop vouches for the one before it. Whatever a client put in front is never reached. A trusted proxy
 * that does not say whom it speaks for is no client: everybody behind it would be taken for one.
 *
 * @param peer the connection's other end; undefined when it is gone already
 * @param isTrusted tells whether an address is one of TRUSTED_PROXIES
 * @returns null when nothing is known
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string | null {
  let address = normalise(peer ?? '')
  if (address === null) return null
  const hops = (forwardedFor ?? '').split(',')
  while (hops.length > 0 && isTrusted(address)) {
    const before = normalise(hops.pop()!)
    // A hop that is no address was not written by a proxy that knew better.
    if (before === null) return null
    address = before
  }
  return isTrusted(address) ? null : address
}

/**
 * What a limit per address counts by: an IPv4 address, or the /64 of an IPv6 one, since one household or machine has
 * a whole /64 to pick addresses from.
 */
export function addressBucket(address: string): string {
  if (isIP(address) !== 6) return address
  const [head, tail] = address.split('::') as [string, string?]
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function normalise(text: string): string | null {
  const trimmed = text.trim().toLowerCase()
  // Proxies write [::1]:1234 and 10.0.0.1:1234 as well.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.slice(0, trimmed.lastIndexOf(':')) : trimmed)
  // A zone (fe80::1%eth0) is of this machine only.
  const address = bare.split('%')[0]!.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
  return isIP(address) === 0 ? null : address
}
