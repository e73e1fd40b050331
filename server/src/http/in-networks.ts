import { BlockList, isIP } from 'node:net'
import type { Cidr } from '../config.ts'

/** Tells whether an address is in one of these networks. */
export function inNetworks(networks: readonly Cidr[]): (address: string) => boolean {
  // Node's list of addresses to block is a list of addresses.
  const list = new BlockList()
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family)
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
