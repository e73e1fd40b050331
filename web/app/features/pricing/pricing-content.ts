import type { Question } from '../site/questions.tsx'

export interface PlanCard {
  readonly name: string
  readonly price: string
  readonly per: string
  readonly text: string
  readonly button: string
  readonly popular?: true
  readonly limits: readonly (readonly [name: string, value: string])[]
  readonly has: readonly string[]
  readonly hasNot: readonly string[]
}

export const PLANS: readonly PlanCard[] = [
  {
    name: 'Free', price: '$0', per: 'forever', text: 'For one site that needs a component or two.', button: 'Get Started Free',
    limits: [['Websites', '1'], ['Components', '2'], ['Loads per month', '10K']],
    has: ['Basic analytics', 'Community support'],
    hasNot: ['Custom domains', 'Priority support', 'API access'],
  },
  {
    name: 'Pro', price: '$29', per: 'per month', text: 'For teams whose components change every week.', button: 'Start Free Trial', popular: true,
    limits: [['Websites', '10'], ['Components', 'Unlimited'], ['Loads per month', '500K']],
    has: ['Advanced analytics', 'Email support', 'Custom domains', 'Version control', 'API access'],
    hasNot: [],
  },
  {
    name: 'Enterprise', price: 'Custom', per: 'by agreement', text: 'For many sites, with people to call.', button: 'Contact Sales',
    limits: [['Websites', 'Unlimited'], ['Components', 'Unlimited'], ['Loads per month', 'Unlimited']],
    has: ['Custom analytics', 'Priority support', 'White-label', 'SLA', 'Dedicated account manager', 'Invoice payment'],
    hasNot: [],
  },
]

export const NOTES = [
  { title: 'Limits never break a site', text: 'You are notified at 80% of your load limit. Exceeding it does not stop components.' },
  { title: '30-day money-back guarantee', text: 'If Inlay is not for you, write within 30 days and you get your money back.' },
  { title: 'Pay as you like', text: 'Major cards and PayPal; by invoice on Enterprise.' },
] as const

export const PRICING_QUESTIONS: readonly Question[] = [
  { question: 'What counts as a component load?', answer: 'Every render counts as one load: each time a component is drawn into a visitor’s page. A page with three components makes three loads.' },
  { question: 'What happens if I exceed my load limit?', answer: 'Your components keep working. You get a notification at 80% of the limit, so that there is time to upgrade, and nothing is switched off when you pass it.' },
  { question: 'Can I change plans later?', answer: 'Yes, at any time. An upgrade or downgrade takes effect immediately, with proration: you pay for what you used of each plan.' },
  { question: 'Do you offer refunds?', answer: 'Yes. There is a 30-day money-back guarantee on every paid plan.' },
  { question: 'Which payment methods do you accept?', answer: 'All major cards and PayPal. Enterprise plans can be paid by invoice.' },
]
