import type { LoadsNotice } from '@inlay/contract/news'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'

/** What an owner is to be told of the loads of a month; null: nothing. Past both marks only the higher one. */
export function noticeOf(loads: number, plan: Plan, month: string): LoadsNotice | null {
  const limit = PLAN_LIMITS[plan].loads
  if (limit === null || loads * 100 < limit * 80) return null
  return { percent: loads >= limit ? 100 : 80, month, loads, limit, plan }
}

/** The month of UTC that a moment is in: its name, its first moment, and the next month's. */
export function monthOf(now: Date): { name: string; from: Date; to: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const from = new Date(Date.UTC(year, month, 1))
  return { name: from.toISOString().slice(0, 7), from, to: new Date(Date.UTC(year, month + 1, 1)) }
}
