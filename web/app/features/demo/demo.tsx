import type { Route } from './+types/demo'
import { Closing } from '../site/closing.tsx'
import { Island } from '../site/island.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { completeSample } from './complete-sample.ts'
import { Playground } from './playground.tsx'
import type { Samples } from './playground.tsx'
import { SAMPLE_KINDS } from './samples.ts'

export const meta = () =>
  pageMeta({
    title: 'Demo',
    description: 'Choose a component, change it, and see it set into a site: drawn by the code that visitors get. Nothing is stored.',
    path: '/demo',
  })

/** Runs when the app is built; browsers get what it gives. */
export function loader(): Samples {
  return Object.fromEntries(SAMPLE_KINDS.map((kind) => [kind, completeSample(kind)])) as Samples
}

export default function Demo({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage>
      <section className={`${site.wrap} ${site.intro}`}>
        <h1 className={site.title}>Try every component on somebody’s site</h1>
        <p className={site.lead}>Choose a kind, change its words, and use it as a visitor would. It is drawn by the code that visitors get, and nothing is stored.</p>
        <noscript><p className={site.lead}>The playground needs JavaScript, as components on a page do.</p></noscript>
        <Island name="playground" of={Playground} props={{ samples: loaderData }} />
      </section>
      <Closing title="On your own site it takes one line" first={{ to: '/auth', text: 'Get Started Free' }} second={{ to: '/docs', text: 'Read the docs' }} />
    </SitePage>
  )
}
