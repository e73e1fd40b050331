import { QUARTER } from '@inlay/contract/rules/time-buckets'
import { procedures } from '../../api/context.ts'
import { countEvents, nameComponents } from '../analytics/store.ts'
import { signedIn } from '../auth/session.ts'
import { figureDays, figuresOf } from './rules.ts'
import { countSubmissionsByDay } from './store.ts'

const list = procedures.figures.list.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const now = Date.now()
  const starts = figureDays(input.zone, now)
  const [events, submissions, known] = await Promise.all([
    countEvents(owner, db, { starts, end: Math.floor(now / QUARTER) * QUARTER + QUARTER, by: 'component', type: 'component_load' }),
    countSubmissionsByDay(owner, db, starts),
    nameComponents(owner, db),
  ])
  const loads = events.filter(({ event_type }) => event_type === 'component_load').map(({ key, bucket, count }) => ({ id: key!, day: bucket, count }))
  return { days: starts.map((at) => new Date(at).toISOString()), figures: figuresOf(starts.length, loads, submissions, new Set(known.keys())) }
})

export const figuresRouter = { list }
