import { LinkButton } from '../../ui/link-button.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LiveFigure } from './live-figure.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import classes from './home.module.css'

export function meta() {
  return [
    { title: 'Set components flush into any website · Inlay' },
    { name: 'description', content: 'One script tag. Then create, change and measure the components of your site from one dashboard.' },
  ]
}

export default function Home() {
  return (
    <div className={classes.site}>
      <SiteHeader />
      <main>
        <section className={`${classes.wrap} ${classes.hero}`}>
          <div className={classes.heroText}>
            <div>
              <h1 className={classes.title}>Set components flush into any website</h1>
              <p className={classes.lead}>
                Paste one script tag. From then on you make, change and measure your FAQs in one dashboard, and never touch the site again.
              </p>
            </div>
            <div className={classes.actions}>
              <LinkButton to="/auth" size="lg" prefetch="intent">Get Started Free</LinkButton>
              <LinkButton to="#how-it-works" size="lg" look="outline">How It Works</LinkButton>
            </div>
          </div>
          <LiveFigure />
        </section>
        <HowItWorks />
      </main>
      <SiteFooter />
    </div>
  )
}
