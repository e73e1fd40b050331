import type { Page } from '@playwright/test'
import type { Account } from './account.ts'
import { addLongWebhook } from './long-webhook.ts'

export interface List {
  readonly name: string
  /** Where it is; what that takes is made first. */
  readonly path: string | ((account: Account) => Promise<string>)
  /** Paths of what the list asks for. */
  readonly asks: RegExp
  readonly awaited: string
  readonly failed: string
  /** What is there once it could be loaded, with nothing in it. */
  readonly empty: string
  /** What opens it. */
  readonly open?: (page: Page) => Promise<void>
}

const OWN = /^\/api\/(components|quizzes)$/

/** Every list of the dashboard and of the admin panel. */
export const LISTS: readonly List[] = [
  { name: 'My Components', path: '/dashboard/components?view=grid', asks: OWN, awaited: 'Loading components', failed: 'Your components could not be loaded', empty: 'No components yet' },
  { name: 'the quizzes', path: '/dashboard/quizzes?view=list', asks: OWN, awaited: 'Loading components', failed: 'Your quizzes could not be loaded', empty: 'No quizzes yet' },
  { name: 'the library', path: '/dashboard/library', asks: /^\/api\/library$/, awaited: 'Loading the library', failed: 'The library could not be loaded', empty: 'The library has no templates yet.' },
  { name: 'the embed codes', path: '/dashboard/placement', asks: OWN, awaited: 'Loading your components', failed: 'Your components could not be loaded', empty: 'No components yet' },
  { name: 'where components were seen', path: '/dashboard/placement', asks: /^\/api\/installations$/, awaited: 'Loading where your components are', failed: 'It could not be loaded where your components are', empty: 'Once you have components, this says on which pages they are.' },
  { name: 'the submissions', path: '/dashboard/submissions', asks: /^\/api\/submissions$/, awaited: 'Loading submissions', failed: 'Your submissions could not be loaded', empty: 'No submissions yet' },
  { name: 'the latest events', path: '/dashboard/analytics', asks: /^\/api\/analytics\/events$/, awaited: 'Loading recent events', failed: 'The latest events could not be loaded', empty: 'No analytics data yet' },
  { name: 'recent activity', path: '/dashboard', asks: /^\/api\/overview$/, awaited: 'Loading recent activity', failed: 'The figures could not be loaded', empty: 'No recent activity' },
  {
    name: 'the bell', path: '/dashboard', asks: /^\/api\/news$/, awaited: 'Loading notifications', failed: 'Notifications could not be loaded', empty: 'Nothing new. New submissions and your plan’s limits show here.',
    open: (on) => on.getByRole('button', { name: /^Notifications/ }).click(),
  },
  { name: 'the sessions', path: '/dashboard/account', asks: /^\/api\/account\/sessions$/, awaited: 'Loading your sessions', failed: 'Your sessions could not be loaded', empty: 'This one' },
  { name: 'the API keys', path: '/dashboard/developers', asks: /^\/api\/api-keys$/, awaited: 'Loading your keys', failed: 'Your keys could not be loaded', empty: 'No API keys yet' },
  { name: 'the webhooks', path: '/dashboard/developers', asks: /^\/api\/webhooks$/, awaited: 'Loading your webhooks', failed: 'Your webhooks could not be loaded', empty: 'No webhooks yet' },
  { name: 'the deliveries', path: async (account) => (await addLongWebhook(account)).screen, asks: /\/deliveries$/, awaited: 'Loading the deliveries', failed: 'The deliveries could not be loaded', empty: 'Nothing sent yet' },
  { name: 'the users', path: '/admin/users', asks: /^\/api\/admin\/users$/, awaited: 'Loading users', failed: 'The list did not load', empty: '1 to 1 of 1' },
  { name: 'the invitations', path: '/admin/invitations', asks: /^\/api\/admin\/invitations$/, awaited: 'Loading invitations', failed: 'The list did not load', empty: 'No invitations yet' },
  { name: 'the bans', path: '/admin/bans', asks: /^\/api\/admin\/bans$/, awaited: 'Loading bans', failed: 'The list did not load', empty: 'No bans recorded' },
  { name: 'the flags', path: '/admin/flags', asks: /^\/api\/admin\/flags$/, awaited: 'Loading flags', failed: 'The flags did not load', empty: 'No system flags yet' },
  { name: 'the audit log', path: '/admin/audit', asks: /^\/api\/admin\/audit$/, awaited: 'Loading acts', failed: 'The audit log did not load', empty: 'Each act of an administrator will be here, with what it changed.' },
]
