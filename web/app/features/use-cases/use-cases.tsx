import { LinkButton } from '../../ui/link-button.tsx'
import { CardGrid } from '../site/card-grid.tsx'
import { Closing } from '../site/closing.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { AUDIENCES, SCENARIOS } from './use-cases-content.ts'

export const meta = () =>
  pageMeta({
    title: 'Use Cases',
    description: 'How digital agencies, SaaS founders, marketing teams and shops change their sites’ components with Inlay.',
    path: '/use-cases',
  })

export default function UseCases() {
  return (
    <SitePage>
      <section className={`${site.wrap} ${site.intro}`}>
        <h1 className={site.title}>For everyone who has a site to change and a day to do it in</h1>
        <p className={site.lead}>Whoever writes the words publishes them. Whoever runs the site keeps it as it is.</p>
        <div className={site.actions}>
          <LinkButton to="/auth" size="lg" prefetch="intent">Get Started Free</LinkButton>
          <LinkButton to="/demo" size="lg" look="outline" prefetch="intent">View Demo</LinkButton>
        </div>
        <h2 className="visually-hidden">Who it is for</h2>
        <CardGrid cards={AUDIENCES} columns={2} />
      </section>
      <section className={`${site.wrap} ${site.section}`} aria-labelledby="scenarios">
        <h2 className={site.heading} id="scenarios">Real-world scenarios</h2>
        <p className={site.lead}>Four things that happen on an ordinary working day.</p>
        <CardGrid cards={SCENARIOS} columns={5} />
      </section>
      <Closing title="Try yours on a page that is not your own" first={{ to: '/auth', text: 'Get Started Free' }} second={{ to: '/demo', text: 'View Demo' }} />
    </SitePage>
  )
}
