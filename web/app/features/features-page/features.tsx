import { LinkButton } from '../../ui/link-button.tsx'
import { CardGrid } from '../site/card-grid.tsx'
import { Closing } from '../site/closing.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { Architecture } from './architecture.tsx'
import { FEATURES } from './features-content.ts'

export const meta = () =>
  pageMeta({
    title: 'Features',
    description: 'One script, instant updates, style isolation, built-in analytics, version control: what Inlay does for the components of a website.',
    path: '/features',
  })

export default function Features() {
  return (
    <SitePage>
      <section className={`${site.wrap} ${site.intro}`}>
        <h1 className={site.title}>Everything a component needs, nothing the page has to carry</h1>
        <p className={site.lead}>Paste one line. From then on your components are written, published, measured and rolled back without touching the site.</p>
        <div className={site.actions}>
          <LinkButton to="/auth" size="lg" prefetch="intent">Get Started Free</LinkButton>
          <LinkButton to="/demo" size="lg" look="outline" prefetch="intent">View Demo</LinkButton>
        </div>
        <h2 className="visually-hidden">All features</h2>
        <CardGrid cards={FEATURES} columns={5} />
      </section>
      <Architecture />
      <Closing title="See it change a page before you sign up" first={{ to: '/demo', text: 'View Demo' }} second={{ to: '/auth', text: 'Get Started Free' }} />
    </SitePage>
  )
}
