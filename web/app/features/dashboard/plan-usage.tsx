import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import classes from './plan-usage.module.css'

const PLAN_NAMES = { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' }
const number = new Intl.NumberFormat('en')

/** The plan, and how many of its loads this month has used. */
export function PlanUsage({ plan }: { plan: keyof typeof PLAN_NAMES }) {
  const news = useQuery(api.news.get.queryOptions())
  if (!news.data) return null
  const { loads, limit } = news.data.usage
  const share = limit === null ? 0 : Math.min(loads / limit, 1)
  return (
    <div className={classes.usage}>
      <p className={classes.plan}>{PLAN_NAMES[plan]} plan</p>
      {limit === null ? null : (
        <div className={classes.track} data-level={share >= 1 ? 'full' : share >= 0.8 ? 'near' : undefined} role="meter" aria-label="Loads this month" aria-valuemin={0} aria-valuemax={limit} aria-valuenow={Math.min(loads, limit)}>
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <p className={classes.text}>{limit === null ? `${number.format(loads)} loads this month` : `${number.format(loads)} of ${number.format(limit)} loads this month`}</p>
    </div>
  )
}
