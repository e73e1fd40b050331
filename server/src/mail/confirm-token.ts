import { createHash, createHmac } from 'node:crypto'

/**
 * The secret in the link that confirms a subscription. Worked out anew for each attempt to mail it, so that it is
 * stored nowhere and every mail of one sign-up has the same.
 */
export function confirmToken(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`confirm ${submissionId}`).digest('base64url')
}

/** As confirmToken, the secret in a mailed link that sets a new password. */
export function resetToken(secret: string, resetId: string): string {
  return createHmac('sha256', secret).update(`reset ${resetId}`).digest('base64url')
}

/** What is stored of a token, in hexadecimal. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether text can be a token at all. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
