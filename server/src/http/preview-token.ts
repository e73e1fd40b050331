import { createHmac, timingSafeEqual } from 'node:crypto'

const UUID_LENGTH = 16
const SIGNED_LENGTH = UUID_LENGTH + 4
/** Of the HMAC so many bytes are kept: nobody guesses 128 bits, and the link stays short. */
const MAC_LENGTH = 16

/** What lets its holder see an owner's drafts on a host page until then. Signed, and stored nowhere. */
export function previewToken(secret: string, ownerId: string, until: number): string {
  const signed = Buffer.alloc(SIGNED_LENGTH)
  signed.write(ownerId.replaceAll('-', ''), 'hex')
  signed.writeUInt32BE(Math.floor(until / 1000), UUID_LENGTH)
  return Buffer.concat([signed, mac(secret, signed)]).toString('base64url')
}

/** @returns the owner's id; null where the token was not made here, or its time is over */
export function readPreviewToken(secret: string, token: string, now = Date.now()): string | null {
  if (!/^[\w-]{48}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const signed = bytes.subarray(0, SIGNED_LENGTH)
  if (!timingSafeEqual(bytes.subarray(SIGNED_LENGTH), mac(secret, signed))) return null
  if (signed.readUInt32BE(UUID_LENGTH) * 1000 <= now) return null
  return signed.toString('hex', 0, UUID_LENGTH).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const mac = (secret: string, signed: Buffer) => createHmac('sha256', secret).update('preview ').update(signed).digest().subarray(0, MAC_LENGTH)
