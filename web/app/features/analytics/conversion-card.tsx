import type { EventCounts } from '@inlay/contract/analytics'
import { conversion } from '@inlay/contract/rules/conversion'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { percent } from './percent.ts'
import classes from './conversion-card.module.css'

/** From views over interactions to submissions. @param totals undefined while they are awaited */
export function ConversionCard({ totals }: { totals: EventCounts | undefined }) {
  const it = totals && conversion(totals)
  const steps = it && ([
    ['Views', it.views, it.views > 0 ? 100 : null],
    ['Interactions', it.interactions, it.interactionRate],
    ['Submissions', it.submissions, it.submissionRate],
  ] as const)
  return (
    <Card title="Conversion">
      {steps ? (
        <>
          <ol className={classes.steps}>
            {steps.map(([label, count, rate]) => (
              <li key={label}>
                <div className={classes.words}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.count}>{count.toLocaleString('en')}</span>
                  <b className={classes.rate}>{percent(rate)}</b>
                </div>
                <div className={classes.track} aria-hidden><i style={{ width: `${rate ?? 0}%` }} /></div>
              </li>
            ))}
          </ol>
          <p className={classes.note}>Shares of what was viewed. Events are counted, not people, so a share stops at 100%.</p>
        </>
      ) : (
        <Loading label="Loading conversion" />
      )}
    </Card>
  )
}
