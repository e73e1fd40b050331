import { Check, Minus } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { PlanCard as Plan } from './pricing-content.ts'
import classes from './pricing.module.css'

export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, per, text, button, popular, limits, has, hasNot } = plan
  return (
    <li className={classes.plan} data-popular={popular}>
      <h3>{name}{popular ? <span className={classes.badge}>Most Popular</span> : null}</h3>
      <p className={classes.price}><b>{price}</b> {per}</p>
      <p className={classes.text}>{text}</p>
      <LinkButton to="/auth" size="lg" look={popular ? 'solid' : 'outline'} prefetch="intent">{button}</LinkButton>
      <dl className={classes.limits}>{limits.map(([limit, value]) => <div key={limit}><dt>{limit}</dt><dd>{value}</dd></div>)}</dl>
      <ul className={classes.points}>
        {has.map((point) => <li key={point}><Icon of={Check} />{point}</li>)}
        {hasNot.map((point) => <li key={point} data-not><Icon of={Minus} /><span className="visually-hidden">Not included: </span>{point}</li>)}
      </ul>
    </li>
  )
}
