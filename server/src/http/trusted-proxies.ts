import { BlockList, isIP } from 'node:net'
import type { Cidr } from '../config.ts'

/** Tells whether an address is one of TRUSTED_PROXIES. */
export function trustedProxies(networks: readonly Cidr[]): (address: string) => boolean {
  // Node's list of addresses to block is a list of addresses.
  const list = new BlockList()
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family)
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
