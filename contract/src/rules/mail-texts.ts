/** What stands beside a switch that needs mail, where `me` says that `mail` is false. */
export const MAIL_TEXTS = {
  /** Beside the switch of notifications. */
  notifications: 'Mail is not set up on this server, so nothing is sent. Whoever runs it can set SMTP_URL.',
  /** Beside the switch of double opt-in. */
  doubleOptIn: 'Mail is not set up on this server: sign-ups are kept as unconfirmed, and nobody is asked to confirm. Whoever runs it can set SMTP_URL.',
} as const
