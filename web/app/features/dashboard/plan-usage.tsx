import { useQuery } from '@tanstack/react-query'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { PLAN_NAMES } from './plan-names.ts'
import classes from './plan-usage.module.css'

/** The plan, and what of its loads this month and of its live components is used. It has its height from the start: what is above it would move under a finger. */
export function PlanUsage({ plan }: { plan: Plan }) {
  const news = useQuery(api.news.get.queryOptions())
  const usage = news.data?.usage
  const loads = usage?.loads
  const limit = usage ? usage.limit : PLAN_LIMITS[plan].loads
  const share = limit === null ? 0 : Math.min((loads ?? 0) / limit, 1)
  const of = limit === null ? '' : ` of ${count(limit)}`
  return (
    <div className={classes.usage}>
      <p className={classes.plan}>{PLAN_NAMES[plan]} plan</p>
      {limit === null ? null : (
        <div className={classes.track} data-level={share >= 1 ? 'full' : share >= 0.8 ? 'near' : undefined} role="meter" aria-label="Loads this month" aria-valuemin={0} aria-valuemax={limit} aria-valuenow={Math.min(loads ?? 0, limit)}>
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <p className={classes.text}>{loads === undefined ? '\u00A0' : `${count(loads)}${of} loads this month`}</p>
      <p className={classes.text}>{usage === undefined ? '\u00A0' : `${count(usage.live)}${usage.live_limit === null ? '' : ` of ${count(usage.live_limit)}`} live components`}</p>
    </div>
  )
}
