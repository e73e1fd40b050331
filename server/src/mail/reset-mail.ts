import { mailDate } from './mail-date.ts'
import type { Mail } from './mailer.ts'

/** Brings the link that sets a new password. @param by who made it: an administrator, or whoever asked for it on the sign-in page */
export function resetMail({ to, expires_at }: { to: string; expires_at: Date }, token: string, publicUrl: string, by: 'administrator' | 'asked' = 'administrator'): Omit<Mail, 'id' | 'date'> {
  const parts = [
    by === 'asked'
      ? `Somebody asked at ${publicUrl} for a new password for this address. If that was not you, do nothing: your password stays as it is.`
      : `An administrator of ${publicUrl} sends you this link, so that you can choose a new password.`,
    `Open this page:\n${publicUrl}/auth?reset=${token}`,
    `The link works once, until ${mailDate(expires_at)}. Until you use it your old password stays. Whoever has the link can take your account: pass it on to nobody.`,
  ]
  return { to, subject: 'Choose a new password', text: parts.join('\n\n') }
}
