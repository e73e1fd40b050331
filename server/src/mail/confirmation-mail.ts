import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'

/** Asks a subscriber to confirm. Nothing that a visitor wrote is in it: the address may be a stranger's. */
export function confirmationMail(to: string, name: string, token: string, publicUrl: string): Omit<Mail, 'id' | 'date'> {
  const parts = [
    `Somebody, most likely you, signed up with this address for “${oneLine(name, 120)}”.`,
    `To confirm, open this page and press the button:\n${publicUrl}/confirm?token=${token}`,
    'The link works for 7 days. If it was not you, do nothing: the address does not count until it is confirmed.',
  ]
  return { to, subject: 'Please confirm your subscription', text: parts.join('\n\n') }
}
