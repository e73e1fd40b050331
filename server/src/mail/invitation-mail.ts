import { mailDate } from './mail-date.ts'
import type { Mail } from './mailer.ts'
import type { MailedInvitation } from './store.ts'

/** Brings an invitation to the one who may use it. */
export function invitationMail({ to, code, expires_at }: MailedInvitation, publicUrl: string): Omit<Mail, 'id' | 'date'> {
  const parts = [
    `You are invited to make an account at ${publicUrl}, with this address.`,
    `Open this page and choose a password:\n${publicUrl}/auth?invite=${code}`,
    `${expires_at ? `The invitation works until ${mailDate(expires_at)}. ` : ''}If you did not expect it, do nothing.`,
  ]
  return { to, subject: 'Your invitation to Inlay', text: parts.join('\n\n') }
}
