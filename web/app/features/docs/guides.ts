export interface Guide {
  /** Address under /docs, and the name of its file in content/. */
  readonly slug: string
  readonly title: string
  readonly description: string
}

interface GuideGroup {
  readonly title: string
  readonly guides: readonly Guide[]
}

/** The pages of the documentation, in reading order. Each has its text in content/. */
export const GUIDE_GROUPS: readonly GuideGroup[] = [
  {
    title: 'Begin',
    guides: [
      { slug: 'install', title: 'Install on your site', description: 'The script and the markers on plain HTML, WordPress, Shopify, Webflow, Squarespace, Wix, Framer, Tag Manager and React.' },
      { slug: 'styling', title: 'Styling', description: 'What the site decides, what the dashboard decides, and why nothing leaks either way.' },
      { slug: 'page-api', title: 'Page API and events', description: 'Open, close and refresh components from the page’s own code, and hear what visitors do.' },
      { slug: 'csp-and-privacy', title: 'CSP and privacy', description: 'The lines that a strict Content-Security-Policy needs, and what Inlay keeps about visitors.' },
    ],
  },
  {
    title: 'Components',
    guides: [
      { slug: 'faq', title: 'FAQ', description: 'Questions that open where visitors read.' },
      { slug: 'poll', title: 'Poll', description: 'One question, a few answers, and how everybody voted.' },
      { slug: 'form', title: 'Form', description: 'Thirty kinds of field, steps and conditions.' },
      { slug: 'newsletter', title: 'Newsletter', description: 'An address, consent, and a confirmation where mail is set up.' },
      { slug: 'waitlist', title: 'Waitlist', description: 'For what is not there yet, or is full.' },
      { slug: 'banner', title: 'Banner', description: 'A line over the page, on a schedule.' },
      { slug: 'modal', title: 'Modal', description: 'A dialog that knows when to open.' },
      { slug: 'widget', title: 'Widget', description: 'A button in the corner with a panel behind it.' },
      { slug: 'cta', title: 'Call to action', description: 'A headline and what to do next.' },
      { slug: 'quiz', title: 'Quiz', description: 'Questions, scores and outcomes.' },
    ],
  },
  {
    title: 'API',
    guides: [
      { slug: 'rest-api', title: 'REST API', description: 'Everything the dashboard does, by HTTP.' },
      { slug: 'webhooks', title: 'Webhooks', description: 'Be told of each submission, in messages that nobody can forge.' },
    ],
  },
  {
    title: 'Running Inlay',
    guides: [
      { slug: 'self-hosting', title: 'Self-hosting', description: 'From a clone to a server with a name and a certificate.' },
      { slug: 'operating', title: 'Operating', description: 'Health, logs, mail, backups and what to do when something is wrong.' },
      { slug: 'scaling', title: 'Scaling', description: 'What one process does, when to add another, and what they share.' },
    ],
  },
]

export const GUIDES: readonly Guide[] = GUIDE_GROUPS.flatMap(({ guides }) => guides)
