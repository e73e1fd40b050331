import { ADMIN, OPEN, OWN, OWNERS, SUPER } from './access.ts'
import type { ProcedureName, Row } from './access.ts'

const DAY = '2026-01-01T00:00:00Z'

/** Who may ask what: one row for each procedure of the contract. The compiler and access.test.ts name one that is missing. */
export const ACCESS: Readonly<Record<ProcedureName, Row>> = {
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

  'auth.signUp': [OPEN, async ({ code }) => ({ email: `${crypto.randomUUID()}@example.com`, password: 'secret1', name: 'New', invitation_code: await code() })],
  'auth.signIn': [OPEN, ({ owner }) => ({ email: owner.email, password: 'secret1' })],
  'auth.signOut': [OPEN],
  'auth.getSession': [{ ...OPEN, banned: 403 }],

  'components.list': [OWN],
  'components.create': [OWN, () => ({ component_type: 'faq' })],
  'components.get': [OWNERS, async ({ component }) => ({ id: await component() })],
  'components.update': [OWNERS, async ({ component }) => ({ id: await component(), name: 'Taken over' })],
  'components.delete': [OWNERS, async ({ component }) => ({ id: await component() })],
  'components.versions': [OWNERS, async ({ component }) => ({ id: await component() })],
  'components.rollback': [OWNERS, async ({ component }) => ({ id: await component(), version: 1 })],

  'figures.list': [OWN],
  'installations.list': [OWN],
  'invitations.validate': [OPEN, async ({ code }) => ({ code: await code() })],
  'me.get': [OWN],
  'news.get': [OWN],
  'news.seen': [OWN, () => ({ at: DAY })],
  'overview.get': [OWN],

  'previews.create': [OWN, () => ({ page: 'https://shop.example/' })],

  // A token that is none: it tells nothing, and sets nothing.
  'passwordReset.look': [OPEN, () => ({ token: 'x'.repeat(43) })],
  'passwordReset.use': [{ nobody: 400, owner: 400, another: 400, banned: 400, admin: 400, super_admin: 400 }, () => ({ token: 'x'.repeat(43), password: 'secret1' })],

  'quizzes.list': [OWN],
  'quizzes.create': [OWN],
  'quizzes.get': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.update': [OWNERS, async ({ quiz }) => ({ id: await quiz(), name: 'Taken over' })],
  'quizzes.delete': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.versions': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],
  'quizzes.rollback': [OWNERS, async ({ quiz }) => ({ id: await quiz(), version: 1 })],

  'results.get': [OWNERS, async ({ quiz }) => ({ id: await quiz() })],

  'submissions.summary': [OWN],
  'submissions.list': [OWN],
  'submissions.export': [OWN],
  'submissions.get': [OWNERS, async ({ submission }) => ({ type: 'form', id: await submission() })],
  'submissions.delete': [OWNERS, async ({ submission }) => ({ type: 'form', id: await submission() })],
  // Answers how many of them were one's own: none for all others, which submissions.test.ts looks at.
  'submissions.deleteMany': [OWN, async ({ submission }) => ({ submissions: [{ type: 'form', id: await submission() }] })],

  'status.get': [OWN],
  'templates.library': [OWN],
  'uploads.download': [OWNERS, async ({ file }) => ({ id: await file() })],
}
