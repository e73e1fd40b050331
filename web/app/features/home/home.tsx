import { LinkButton } from '../../ui/link-button.tsx'
import { Closing } from '../site/closing.tsx'
import { Island } from '../site/island.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { FeatureGrid } from './feature-grid.tsx'
import { Figures } from './figures.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LiveFigure } from './live-figure.tsx'
import { PlatformStrip } from './platform-strip.tsx'
import { Testimonials } from './testimonials.tsx'
import classes from './home.module.css'

const DESCRIPTION = 'Paste one script tag. Then create, change and measure the FAQs, polls, forms and quizzes of your site from one dashboard.'

export const meta = () =>
  pageMeta({
    title: 'Set components flush into any website',
    description: DESCRIPTION,
    path: '/',
    structured: [
      {
        '@type': 'SoftwareApplication', name: 'Inlay', description: DESCRIPTION, applicationCategory: 'BusinessApplication', operatingSystem: 'Any',
        offers: [{ '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' }, { '@type': 'Offer', name: 'Pro', price: '29', priceCurrency: 'USD' }],
      },
    ],
  })

export default function Home() {
  return (
    <SitePage>
      <section className={`${site.wrap} ${classes.hero}`}>
        <div className={classes.heroText}>
          <div>
            <h1 className={classes.title}>Set components flush into any website</h1>
            <p className={site.lead}>
              Paste one script tag. From then on you make, change and measure FAQs, polls, forms and quizzes in one dashboard, and never touch
              the site again.
            </p>
          </div>
          <div className={site.actions}>
            <LinkButton to="/auth" size="lg" prefetch="intent">Get Started Free</LinkButton>
            <LinkButton to="/demo" size="lg" look="outline" prefetch="intent">How It Works</LinkButton>
          </div>
        </div>
        <Island name="live-figure" of={LiveFigure} props={{}} />
      </section>
      <PlatformStrip />
      <FeatureGrid />
      <HowItWorks />
      <Figures />
      <Testimonials />
      <Closing title="One line today, and the site is yours to shape" first={{ to: '/auth', text: 'Start Free Trial' }} second={{ to: '/features', text: 'Explore Features' }} />
    </SitePage>
  )
}
