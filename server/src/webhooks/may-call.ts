import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { HostNames } from './host-names.ts'
import { isPublicAddress } from './public-address.ts'

const names = new HostNames((name) => lookup(name, { all: true }))

/** Whether an IP address may be called. */
export type MayCall = (address: string) => boolean

/** A host leads to addresses that may not be called, and to no others. */
export class PrivateAddress extends Error {}

/** Public addresses, and those that the operator allows beside them. */
export const mayCallPublic = (isAllowed: MayCall): MayCall => (address) => isPublicAddress(address) || isAllowed(address)

/**
 * The host of an address as `URL` reads it, which turns every way to write an IPv4 address (decimal, octal, hexadecimal,
 * shortened) into the usual one.
 * @throws PrivateAddress when it is an IP address that may not be called; of a name nothing is known yet
 */
export function checkLiteral({ hostname }: URL, mayCall: MayCall): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayCall(host)) throw new PrivateAddress()
}

/**
 * Looks a name up and gives on only addresses that may be called: those are what the connection is made to, so that
 * a name that leads elsewhere a moment later changes nothing.
 */
export const checkedLookup =
  (mayCall: MayCall): LookupFunction =>
  (hostname, options, done) => {
    names.addressesOf(hostname).then(
      (found) => {
        const open = found.filter(({ address }) => mayCall(address))
        const [first] = open
        if (!first) return done(new PrivateAddress(), [])
        if (options.all) done(null, open)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    )
  }
