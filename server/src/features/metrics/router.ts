import { procedures } from '../../api/context.ts'
import { asAdmin } from '../auth/session.ts'
import { windowsOf } from './rules.ts'
import { countPlatform, countSignups, readPlatform } from './store.ts'

export const adminMetricsRouter = {
  get: procedures.adminMetrics.get.use(asAdmin).handler(async ({ context: { admin, db, health }, input: { zone } }) => {
    const { days, end, today, hours24, week, month } = windowsOf(zone, Date.now())
    const starts = [...new Set([month, week, hours24, today])].sort((a, b) => a - b)
    const [events, signups, platform] = await Promise.all([countPlatform(admin, db, [days, starts], end), countSignups(admin, db, days), readPlatform(admin, db)])
    const [byDay, lately] = events.lists as [typeof events.lists[number], typeof events.lists[number]]
    const since = (start: number, type?: string) => lately.reduce((sum, { bucket, event_type, count }) => (starts[bucket - 1]! >= start && (type === undefined || type === event_type) ? sum + count : sum), 0)
    const on = (bucket: number, type: string) => byDay.find((row) => row.bucket === bucket && row.event_type === type)?.count ?? 0
    const { answered, failed, p50, p99, waiting } = health()
    const { users, components, components_active, submissions, outbox_waiting, outbox_due, outbox_failed, database, uploads, files } = platform
    return {
      users, components, components_active, submissions,
      events: events.total,
      events_today: since(today),
      events_week: since(week),
      events_month: since(month),
      days: days.map((start, i) => ({
        start: new Date(start).toISOString(),
        signups: signups.find(({ bucket }) => bucket === i + 1)?.count ?? 0,
        loads: on(i + 1, 'component_load'),
        submissions: on(i + 1, 'submit'),
      })),
      delivery: { errors: since(hours24, 'component_error'), answered, failed, p50, p99, waiting_events: waiting.events, waiting_submissions: waiting.submissions, outbox_waiting, outbox_due, outbox_failed },
      storage: { database, uploads, files },
    }
  }),
}
