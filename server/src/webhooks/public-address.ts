import { BlockList, isIP } from 'node:net'

/** What of the IPv4 addresses, and of the global IPv6 ones, is no place on the public internet (the registries of RFC 6890). */
const SPECIAL = {
  ipv4: ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Tunnels among them: what is in a Teredo or a 6to4 address is an IPv4 address, which may be anyone's.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const

const list = (family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList => {
  const made = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    made.addSubnet(address, Number(bits), family)
  }
  return made
}

const special = { ipv4: list('ipv4', SPECIAL.ipv4), ipv6: list('ipv6', SPECIAL.ipv6) }
/** All that is given out as global; loopback, link-local, private, mapped and translated IPv4 lie outside of it. */
const global6 = list('ipv6', ['2000::/3'])

/** Whether an IP address is one of the public internet. Text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.ipv4.check(address, 'ipv4')
    case 6:
      // One with a zone is of this link.
      return !address.includes('%') && global6.check(address, 'ipv6') && !special.ipv6.check(address, 'ipv6')
    default:
      return false
  }
}
