import { useQuery } from '@tanstack/react-query'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { PLAN_NAMES } from './plan-names.ts'
import classes from './plan-usage.module.css'

/** As in "0 of 1 website". */
const used = (number: number, limit: number | null, what: string) => `${limit === null ? '' : `${count(number)} of `}${count(limit ?? number)} ${what}${(limit ?? number) === 1 ? '' : 's'}`

/** The plan, and what of its loads this month, its live components and its websites is used. It has its height from the start: what is above it would move under a finger. */
export function PlanUsage({ plan }: { plan: Plan }) {
  const news = useQuery(api.news.get.queryOptions())
  const usage = news.data?.usage
  const loads = usage?.loads
  const limit = usage ? usage.limit : PLAN_LIMITS[plan].loads
  const share = limit === null ? 0 : Math.min((loads ?? 0) / limit, 1)
  return (
    <div className={classes.usage}>
      <p className={classes.plan}>{PLAN_NAMES[plan]} plan</p>
      {limit === null ? null : (
        <div className={classes.track} data-level={share >= 1 ? 'full' : share >= 0.8 ? 'near' : undefined} role="meter" aria-label="Loads this month" aria-valuemin={0} aria-valuemax={limit} aria-valuenow={Math.min(loads ?? 0, limit)}>
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <p className={classes.text}>{loads === undefined ? '\u00A0' : `${used(loads, limit, 'load')} this month`}</p>
      <p className={classes.text}>{usage === undefined ? '\u00A0' : used(usage.live, usage.live_limit, 'live component')}</p>
      <p className={classes.text}>{usage === undefined ? '\u00A0' : used(usage.websites, usage.website_limit, 'website')}</p>
    </div>
  )
}
