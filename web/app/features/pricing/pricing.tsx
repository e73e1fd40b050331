import { Closing } from '../site/closing.tsx'
import { faqData } from '../site/faq-data.ts'
import { pageMeta } from '../site/page-meta.ts'
import { Questions } from '../site/questions.tsx'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { NOTES, PLANS, PRICING_QUESTIONS } from './pricing-content.ts'
import { PlanCard } from './plan-card.tsx'
import classes from './pricing.module.css'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description: 'Free forever for one website, $29 per month for ten, custom for as many as you have. Limits never stop a component.',
    path: '/pricing',
    structured: [
      faqData(PRICING_QUESTIONS),
      { '@type': 'Product', name: 'Inlay', description: 'Interface components, set flush into any website.', offers: [{ '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' }, { '@type': 'Offer', name: 'Pro', price: '29', priceCurrency: 'USD' }] },
    ],
  })

export default function Pricing() {
  return (
    <SitePage>
      <section className={`${site.wrap} ${site.intro}`}>
        <h1 className={site.title}>Simple prices, and no site ever stops for them</h1>
        <p className={site.lead}>Begin free, without a credit card. Change plans whenever your sites do.</p>
        <h2 className="visually-hidden">Plans</h2>
        <ul className={classes.plans}>{PLANS.map((plan) => <PlanCard key={plan.name} plan={plan} />)}</ul>
        <dl className={classes.notes}>{NOTES.map(({ title, text }) => <div key={title}><dt>{title}</dt><dd>{text}</dd></div>)}</dl>
      </section>
      <section className={`${site.wrap} ${site.section}`} aria-labelledby="questions">
        <h2 className={site.heading} id="questions">Frequently asked questions</h2>
        <Questions of={PRICING_QUESTIONS} name="pricing" />
      </section>
      <Closing title="Two components, one site, no credit card" first={{ to: '/auth', text: 'Get Started Free' }} second={{ to: '/demo', text: 'View Demo' }} />
    </SitePage>
  )
}
