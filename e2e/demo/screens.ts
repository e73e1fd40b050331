import type { Page } from '@playwright/test'
import type { Demo } from './demo.ts'
import { CRM } from './integrations.ts'

export interface Screen {
  /** Of its pictures. */
  readonly name: string
  /** Without it, nobody is signed in. */
  readonly as?: 'owner' | 'admin'
  readonly path: string | ((demo: Demo) => string)
  /** What is done before the picture is taken. */
  readonly act?: (page: Page, demo: Demo) => Promise<void>
}

const editor = (name: string, query = '') => ({ ids }: Demo) => `/dashboard/components/${ids.get(name)}${query}`
/** What a desktop and a phone have in two places is pressed where it shows. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const save = (page: Page) => page.keyboard.press('ControlOrMeta+s')

/** The submission lies beside the list, which the picture would otherwise be of. */
const openSubmission = async (page: Page, at: number) => {
  await page.getByRole('link', { name: /^View/ }).nth(at).click()
  await page.getByRole('button', { name: 'Copy as text' }).waitFor()
}

/** What `npm run screenshots` takes a picture of. A new screen is one more line. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'features', path: '/features' },
  { name: 'use-cases', path: '/use-cases' },
  { name: 'pricing', path: '/pricing' },
  { name: 'playground', path: '/demo' },
  { name: 'docs', path: '/docs' },
  { name: 'docs-install', path: '/docs/install' },
  { name: 'docs-webhooks', path: '/docs/webhooks' },
  { name: 'auth-sign-in', path: '/auth' },
  { name: 'auth-sign-up', path: '/auth?invite=K7QH2MXA' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'api-reference', path: '/api/docs' },

  { name: 'overview', as: 'owner', path: '/dashboard' },
  { name: 'overview-first', as: 'admin', path: '/dashboard' },
  { name: 'overview-bell', as: 'owner', path: '/dashboard', act: (page) => page.getByRole('button', { name: /^Notifications/ }).click() },
  { name: 'overview-palette', as: 'owner', path: '/dashboard', act: (page) => page.keyboard.press('ControlOrMeta+k') },
  { name: 'library', as: 'owner', path: '/dashboard/library' },
  { name: 'library-forms', as: 'owner', path: '/dashboard/library?category=acquisition-forms' },
  { name: 'library-engagement', as: 'owner', path: '/dashboard/library?category=engagement' },
  { name: 'components-grid', as: 'owner', path: '/dashboard/components?view=grid' },
  { name: 'components-list', as: 'owner', path: '/dashboard/components?view=list' },
  { name: 'components-selected', as: 'owner', path: '/dashboard/components?view=list', act: (page) => page.getByRole('checkbox').first().check() },
  { name: 'components-delete', as: 'owner', path: '/dashboard/components?view=list', act: async (page) => {
    await page.getByRole('button', { name: 'Actions for Kiln letters' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  } },
  { name: 'components-none', as: 'admin', path: '/dashboard/components' },
  { name: 'quizzes', as: 'owner', path: '/dashboard/quizzes?view=grid' },
  { name: 'placement', as: 'owner', path: '/dashboard/placement' },
  { name: 'placement-none', as: 'admin', path: '/dashboard/placement' },
  { name: 'analytics', as: 'owner', path: '/dashboard/analytics' },
  { name: 'analytics-day', as: 'owner', path: '/dashboard/analytics?range=24h' },
  { name: 'analytics-none', as: 'admin', path: '/dashboard/analytics' },
  { name: 'submissions', as: 'owner', path: '/dashboard/submissions' },
  { name: 'submissions-poll', as: 'owner', path: ({ ids }) => `/dashboard/submissions?component=${ids.get('Which glaze next?')}` },
  { name: 'submissions-quiz', as: 'owner', path: ({ ids }) => `/dashboard/submissions?component=${ids.get('Which maker are you?')}` },
  { name: 'submissions-none', as: 'admin', path: '/dashboard/submissions' },
  { name: 'submission-form', as: 'owner', path: '/dashboard/submissions?kind=form', act: (page) => openSubmission(page, 1) },
  { name: 'submission-quiz', as: 'owner', path: '/dashboard/submissions?kind=quiz', act: (page) => openSubmission(page, 0) },

  { name: 'developers', as: 'owner', path: '/dashboard/developers' },
  { name: 'developers-none', as: 'admin', path: '/dashboard/developers' },
  { name: 'developers-key', as: 'owner', path: '/dashboard/developers', act: (page) => page.getByRole('button', { name: 'Create Key' }).click() },
  { name: 'developers-add', as: 'owner', path: '/dashboard/developers', act: (page) => page.getByRole('button', { name: 'Add Webhook' }).click() },
  { name: 'developers-secret', as: 'owner', path: '/dashboard/developers', act: async (page) => {
    await page.getByRole('button', { name: 'Actions for CRM' }).click()
    await page.getByRole('menuitem', { name: 'Signing secret' }).click()
  } },
  { name: 'developers-deliveries', as: 'owner', path: `/dashboard/developers/webhooks/${CRM}`, act: (page) => page.getByText('Answered 503').first().click() },
  { name: 'developers-deliveries-all', as: 'owner', path: `/dashboard/developers/webhooks/${CRM}` },

  { name: 'account', as: 'owner', path: '/dashboard/account' },
  { name: 'account-delete', as: 'owner', path: '/dashboard/account', act: (page) => page.getByRole('button', { name: 'Delete account' }).click() },

  { name: 'editor-faq', as: 'owner', path: editor('Shop questions') },
  { name: 'editor-form', as: 'owner', path: editor('Custom orders') },
  { name: 'editor-form-field', as: 'owner', path: editor('Custom orders'), act: async (page) => {
    await press(page, /^What do you have in mind/)
    const settings = page.getByRole('navigation', { name: 'Editor parts' }).getByRole('button', { name: 'Settings' })
    if (await settings.isVisible()) await settings.click()
  } },
  { name: 'editor-style', as: 'owner', path: editor('Shop questions'), act: (page) => press(page, 'Style') },
  { name: 'editor-refused', as: 'owner', path: editor('Which glaze next?'), act: async (page) => {
    await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('')
    await save(page)
    await page.getByText('Please enter an option').waitFor()
  } },
  { name: 'editor-poll', as: 'owner', path: editor('Which glaze next?') },
  { name: 'editor-newsletter', as: 'owner', path: editor('Kiln letters') },
  { name: 'editor-waitlist', as: 'owner', path: editor('Winter collection') },
  { name: 'editor-cta', as: 'owner', path: editor('Visit the studio') },
  { name: 'editor-banner', as: 'owner', path: editor('Free delivery week') },
  { name: 'editor-modal', as: 'owner', path: editor('Ten percent off') },
  { name: 'editor-widget', as: 'owner', path: editor('Ask the studio') },
  { name: 'quiz-builder', as: 'owner', path: ({ ids }) => `/dashboard/quiz-builder/${ids.get('Which maker are you?')}` },
  { name: 'versions', as: 'owner', path: editor('Custom orders', '?history'), act: (page) => page.getByRole('dialog', { name: 'Version history' }).waitFor() },
  { name: 'versions-first', as: 'owner', path: editor('Custom orders', '?history=1'), act: (page) => page.getByRole('region', { name: 'Version 1' }).waitFor() },
  { name: 'versions-restore', as: 'owner', path: editor('Custom orders', '?history=1'), act: (page) => press(page, 'Restore this version') },
  { name: 'conflict', as: 'owner', path: editor('Wholesale'), act: async (page, { owner, ids }) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('For shops and galleries')
    await owner.call('PATCH', `/api/components/${ids.get('Wholesale')}`, { config: { title: 'For shops and cafés', items: [{ question: 'What is the smallest order?', answer: 'Twelve pieces of one kind.' }] } })
    await save(page)
    await page.getByRole('list', { name: 'Changes' }).waitFor()
  } },
  { name: 'preview-on-site', as: 'owner', path: editor('Shop questions'), act: async (page) => {
    await press(page, 'More actions')
    await page.getByRole('menuitem', { name: 'Preview on your site' }).click()
    await page.getByRole('group', { name: 'Pages where your components were seen' }).waitFor()
  } },

  { name: 'admin-users', as: 'admin', path: '/admin/users' },
  { name: 'admin-invitations', as: 'admin', path: '/admin/invitations' },
  { name: 'admin-metrics', as: 'admin', path: '/admin/metrics' },
  { name: 'admin-bans', as: 'admin', path: '/admin/bans' },
  { name: 'admin-flags', as: 'admin', path: '/admin/flags' },
  { name: 'admin-audit', as: 'admin', path: '/admin/audit' },
]
