/** One documented way to put a peer's component on a page. */
export interface Peer {
  readonly package: string
  readonly version: string
  /** How it is put on the page, for the table. */
  readonly way: string
  readonly page: string
  /** What /bundle.js is made from, with /bundle.css where it imports styles; absent where the page loads published files. */
  readonly source?: string
  /** Addresses that the package has the file of: the start of the path, and the folder in the package. */
  readonly files: Readonly<Record<string, string>>
  /** What the peer's servers would answer, by a part of the path: the least with which something shows. Never counted. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** What is there once the component shows, or once the package has done its part. */
  readonly shown: string
  /** What the visitor waits for besides, and the package does not hold. */
  readonly besides: string
}

const BUNDLE = '<script type="module" src="/bundle.js"></script>'

const POSTHOG = {
  package: 'posthog-js',
  version: '1.449.2',
  files: { '/static/': 'dist', '/package/': 'dist' },
  answers: {
    '/config.js': '',
    '/config': { surveys: true },
    '/flags/': { flags: {} },
    '/api/surveys/': {
      surveys: [
        {
          id: 'poll',
          name: 'Poll',
          type: 'popover',
          start_date: '2025-01-01T00:00:00Z',
          end_date: null,
          conditions: null,
          appearance: {},
          feature_flag_keys: [],
          questions: [{ id: 'glaze', type: 'single_choice', question: 'Which glaze should we bring back?', choices: ['Ash white', 'Iron red', 'Copper green'] }],
        },
      ],
    },
  },
  shown: '[class*=PostHogSurvey] form',
  besides: 'answers of its servers (project settings, flags, the survey)',
}
const POSTHOG_OPTIONS = `api_host: 'https://us.i.posthog.com', defaults: '2026-01-30'`

const TYPEFORM = {
  package: '@typeform/embed',
  version: '6.1.1',
  shown: 'iframe',
  besides: 'everything inside its frame: the form itself, which its servers send',
}

/**
 * Typebot: a chat. Typeform: a form in a frame. PostHog: a survey of one question, by its usual script and by the
 * smallest build that its types describe. Formbricks: a survey.
 */
export const PEERS: readonly Peer[] = [
  {
    package: '@typebot.io/js',
    version: '0.10.7',
    way: 'published module, standard container',
    page: `<script type="module">import Typebot from '/package/web.js'; Typebot.initStandard({ typebot: 'studio' })</script><typebot-standard style="width: 100%; height: 600px"></typebot-standard>`,
    files: { '/package/': 'dist' },
    answers: {
      '/startChat': {
        sessionId: 'session',
        resultId: 'result',
        typebot: { id: 'studio', version: '6.1', theme: {}, settings: {}, publishedAt: '2025-01-01T00:00:00.000Z' },
        messages: [{ id: 'hello', type: 'text', content: { type: 'richText', richText: [{ type: 'p', children: [{ text: 'Which glaze?' }] }] } }],
        input: { id: 'glaze', type: 'choice input', options: {}, items: [{ id: 'ash', content: 'Ash white' }, { id: 'iron', content: 'Iron red' }] },
      },
    },
    shown: 'typebot-standard :text("Which glaze?")',
    besides: 'the chat as its servers answer it, a web font',
  },
  {
    ...TYPEFORM,
    way: 'published script, inline widget',
    page: '<div data-tf-widget="studio"></div><script src="/package/embed.js"></script>',
    files: { '/package/': 'build', '/next/css/': 'build/css' },
  },
  {
    ...TYPEFORM,
    way: 'bundled, createWidget and its style sheet',
    page: `<link rel="stylesheet" href="/bundle.css"><div id="form"></div>${BUNDLE}`,
    source: `
      import { createWidget } from '@typeform/embed'
      import '@typeform/embed/build/css/widget.css'
      createWidget('studio', { container: document.querySelector('#form') })`,
    files: {},
  },
  {
    ...POSTHOG,
    way: 'published script',
    page: `<script src="/package/array.js"></script><script>posthog.init('phc_studio', { ${POSTHOG_OPTIONS} })</script>`,
  },
  {
    ...POSTHOG,
    way: 'bundled, slim with surveys alone',
    page: BUNDLE,
    source: `
      import posthog from 'posthog-js/dist/module.slim.js'
      import { SurveysExtensions } from 'posthog-js/dist/extension-bundles.js'
      posthog.init('phc_studio', { ${POSTHOG_OPTIONS}, __extensionClasses: { ...SurveysExtensions } })`,
  },
  {
    package: '@formbricks/js',
    version: '5.1.0',
    way: 'bundled, setup',
    page: BUNDLE,
    source: `
      import formbricks from '@formbricks/js'
      formbricks.setup({ workspaceId: 'studio', appUrl: 'https://app.formbricks.com' })`,
    files: {},
    shown: 'script[src$="/js/formbricks.umd.cjs"]',
    besides: 'the program itself, the survey and its drawing: the package is their loader, its servers send them',
  },
]
