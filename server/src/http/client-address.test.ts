import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBucket, clientAddress } from './client-address.ts'

const proxies = new Set(['10.0.0.1', '10.0.0.2', '::1'])
const isTrusted = (address: string) => proxies.has(address)

describe('the address of a client', () => {
  it('is the peer when no header came', () => {
    expect(clientAddress('203.0.113.9', undefined, isTrusted)).toBe('203.0.113.9')
  })

  it('is the peer, whatever the header says, when the peer is no trusted proxy', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (header) => {
        expect(clientAddress('203.0.113.9', header, isTrusted)).toBe('203.0.113.9')
      }),
    )
  })

  it('is what one trusted proxy saw', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.7', isTrusted)).toBe('198.51.100.7')
  })

  it('is what the outer of two trusted proxies saw', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.7, 10.0.0.2', isTrusted)).toBe('198.51.100.7')
  })

  it('is never what the client itself wrote in front', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('nonsense'))), (forged) => {
        expect(clientAddress('10.0.0.1', [...forged, '198.51.100.7'].join(', '), isTrusted)).toBe('198.51.100.7')
      }),
    )
  })

  it('is unknown when a trusted proxy does not say whom it speaks for', () => {
    for (const header of [undefined, '', 'unknown', '198.51.100.7, unknown', '10.0.0.2', 'unknown, 10.0.0.2']) expect(clientAddress('10.0.0.1', header, isTrusted), header).toBeNull()
  })

  it('loses port, brackets, zone and the IPv4-in-IPv6 form', () => {
    expect(clientAddress('::ffff:203.0.113.9', undefined, isTrusted)).toBe('203.0.113.9')
    expect(clientAddress('::1', '[2001:DB8::5]:443', isTrusted)).toBe('2001:db8::5')
    expect(clientAddress('::1', '198.51.100.7:5000', isTrusted)).toBe('198.51.100.7')
    expect(clientAddress('fe80::1%eth0', undefined, isTrusted)).toBe('fe80::1')
  })

  it('is unknown when the connection has none', () => {
    expect(clientAddress(undefined, '198.51.100.7', isTrusted)).toBeNull()
  })
})

describe('the bucket of an address', () => {
  it('is an IPv4 address itself', () => {
    expect(addressBucket('198.51.100.7')).toBe('198.51.100.7')
  })

  it('is one for all addresses of an IPv6 /64', () => {
    expect(addressBucket('2001:db8:1:2:aaaa::1')).toBe(addressBucket('2001:db8:1:2::ffff'))
    expect(addressBucket('2001:db8::1')).toBe(addressBucket('2001:0db8:0:0:9:9:9:9'))
    expect(addressBucket('::1')).toBe('0:0:0:0::/64')
  })

  it('differs between two /64', () => {
    expect(addressBucket('2001:db8:1:2::1')).not.toBe(addressBucket('2001:db8:1:3::1'))
  })
})
