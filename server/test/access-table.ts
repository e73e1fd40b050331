import { ADMIN, all, changing, inPerson, OPEN, OWN, OWNERS, SUPER } from './access.ts'
import type { ProcedureName, Row } from './access.ts'

const DAY = '2026-01-01T00:00:00Z'

/** Who may ask what: one row for each procedure of the contract. The compiler and access.test.ts name one that is missing. */
export const ACCESS: Readonly<Record<ProcedureName, Row>> = {
  'account.update': [inPerson(OWN), () => ({ full_name: 'Ann Example', company_name: '' })],
  'account.password': [inPerson(OWN), () => ({ current_password: 'secret1', new_password: 'secret1' })],
  'account.sessions': [inPerson(OWN)],
  'account.endOtherSessions': [inPerson(OWN)],
  'account.export': [inPerson(OWN)],
  // With another's address, so that everybody is still there for the next row.
  'account.delete': [inPerson({ ...all(400), nobody: 401, banned: 403 }), () => ({ email: 'somebody.else@example.com' })],

  'adminAudit.list': [ADMIN],
  'adminAudit.export': [ADMIN],
  'adminFlags.list': [ADMIN],
  'adminFlags.create': [ADMIN, () => ({ flag_key: `made_${crypto.randomUUID().replaceAll('-', '')}` })],
  'adminFlags.update': [ADMIN, async ({ flag }) => ({ id: await flag(), flag_value: true })],
  'adminFlags.delete': [ADMIN, async ({ flag }) => ({ id: await flag() })],
  'adminMetrics.get': [ADMIN],

  'adminBans.list': [ADMIN],
  'adminBans.create': [ADMIN, async ({ user }) => ({ user_id: await user(), reason: 'spam' })],
  'adminBans.lift': [ADMIN, async ({ ban }) => ({ id: await ban() })],

  'adminInvitations.list': [ADMIN],
  'adminInvitations.create': [ADMIN],
  'adminInvitations.update': [ADMIN, async ({ invitation }) => ({ id: await invitation(), is_active: false })],
  'adminInvitations.delete': [ADMIN, async ({ invitation }) => ({ id: await invitation() })],

  'adminUsers.list': [ADMIN],
  'adminUsers.totals': [ADMIN],
  'adminUsers.setRole': [SUPER, async ({ user }) => ({ id: await user(), role: 'admin' })],
  'adminUsers.setPlan': [ADMIN, async ({ user }) => ({ id: await user(), plan: 'pro' })],
  'adminUsers.signOut': [ADMIN, async ({ user }) => ({ id: await user() })],
  'adminUsers.resetPassword': [ADMIN, async ({ user }) => ({ id: await user(), deliver: 'link' })],

  'analytics.summary': [OWN],
  'analytics.components': [OWN],
  'analytics.hosts': [OWN],
  'analytics.pages': [OWN],
  'analytics.events': [OWN],
  'analytics.export': [OWN],

  'apiKeys.list': [inPerson(OWN)],
  'apiKeys.create': [inPerson(OWN), () => ({ name: 'Program' })],
  'apiKeys.revoke': [inPerson(OWNERS), async ({ key }) => ({ id: await key() })],

  'auth.signUp': [OPEN, async ({ code }) => ({ email: `${crypto.randomUUID()}@example.com`, password: 'secret1', name: 'New', invitation_code: await code() })],
  'auth.signIn': [OPEN, ({ owner }) => ({ email: owner.email, password: 'secret1' })],
  'auth.signOut': [OPEN],
  'auth.getSession': [{ ...OPEN, banned: 403 }],

  'components.list': [OWN],
  'components.create': [changing(OWN), () => ({ component_type: 'faq' })],
  'components.get': [OWNERS, async ({ component }) => ({ id: await component() })],
  'components.update': [changing(OWNERS), async ({ component }) => ({ id: await component(), name: 'Taken over' })],
  'components.delete': [changing(OWNERS), async ({ component }) => ({ id: await component() })],
  'components.versions': [OWNERS, async ({ component }) => ({ id: await component() })],
  'components.rollback': [changing(OWNERS), async ({ component }) => ({ id: await component(), version: 1 })],

  'figures.list': [OWN],
  'installations.list': [OWN],
  'invitations.validate': [OPEN, async ({ code }) => ({ code: await code() })],
  'me.get': [OWN],
  'news.get': [OWN],
  'news.seen': [changing(OWN), () => ({ at: DAY })],
  'overview.get': [OWN],

  'previews.create': [changing(OWN), () => ({ page: 'https://shop.example/' })],

  // A token that is none: it tells nothing, and sets nothing.
  'passwordReset.offered': [OPEN],
  // Mail is not set up here; that it tells nobody who has an account is for passwords.test.ts.
  'passwordReset.ask': [all(409), () => ({ email: 'somebody@example.com' })],
  'passwordReset.look': [OPEN, () => ({ token: 'x'.repeat(43) })],
  'passwordReset.use': [all(400), () => ({ token: 'x'.repeat(43), password: 'secret1' })],

  'quizzes.list': [OWN],
  'quizzes.create': [changing(OWN)],
  'quizzes.get': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.update': [changing(OWNERS), async ({ quiz }) => ({ id: await quiz(), name: 'Taken over' })],
  'quizzes.delete': [changing(OWNERS), async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.versions': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.rollback': [changing(OWNERS), async ({ quiz }) => ({ id: await quiz(), version: 1 })],

  'results.get': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],

  'submissions.summary': [OWN],
  'submissions.list': [OWN],
  'submissions.export': [OWN],
  'submissions.get': [OWNERS, async ({ submission }) => ({ type: 'form', id: await submission() })],
  'submissions.delete': [changing(OWNERS), async ({ submission }) => ({ type: 'form', id: await submission() })],
  // Answers how many of them were one's own: none for all others, which submissions.test.ts looks at.
  'submissions.deleteMany': [changing(OWN), async ({ submission }) => ({ submissions: [{ type: 'form', id: await submission() }] })],

  'status.get': [OWN],
  'templates.library': [OWN],
  'uploads.download': [OWNERS, async ({ file }) => ({ id: await file() })],

  'webhooks.list': [OWN],
  'webhooks.create': [changing(OWN), () => ({ url: 'https://hooks.invalid/' })],
  'webhooks.update': [changing(OWNERS), async ({ webhook }) => ({ id: await webhook(), enabled: false })],
  'webhooks.delete': [changing(OWNERS), async ({ webhook }) => ({ id: await webhook() })],
  'webhooks.secret': [inPerson(OWNERS), async ({ webhook }) => ({ id: await webhook() })],
  'webhooks.rotate': [inPerson(OWNERS), async ({ webhook }) => ({ id: await webhook() })],
  'webhooks.test': [changing(OWNERS), async ({ webhook }) => ({ id: await webhook() })],
  'webhooks.deliveries': [OWNERS, async ({ webhook }) => ({ id: await webhook() })],
  'webhooks.replay': [changing(OWNERS), async ({ delivery }) => delivery()],
}
