/**
 * One spelling for one mailbox, to compare addresses by: Unicode NFKC, trimmed, lower case.
 * Letters that only look alike (Cyrillic а for Latin a) stay different: they are different mailboxes.
 */
export function canonicalEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}
