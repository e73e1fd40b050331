import { Skeleton } from '@mantine/core'
import { FIGURES_DAYS } from '@inlay/contract/figures'
import { Sparkline } from '../../ui/sparkline.tsx'
import type { FigureOf } from './use-figures.ts'
import classes from './figure-strip.module.css'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

interface FigureStripProps {
  figure: ReturnType<FigureOf>
  /** Whether the component asks for anything; what it once got is shown in any case. */
  collects: boolean
}

/** Loads and submissions of the last thirty days, each as a number and its course. */
export function FigureStrip({ figure, collects }: FigureStripProps) {
  const shown = (['loads', 'submissions'] as const).filter((which) => which === 'loads' || collects || (figure && sum(figure.submissions) > 0))
  return (
    <dl className={classes.strip}>
      {shown.map((which) => {
        const total = figure ? sum(figure[which]) : 0
        return (
          <div key={which} className={classes.figure} title={`${which === 'loads' ? 'Loads' : 'Submissions'} of the last ${FIGURES_DAYS} days`}>
            <dd className={classes.total}>{figure ? total.toLocaleString('en') : figure === null ? '–' : <Skeleton width={28} height={12} my={4} />}</dd>
            <dt className={classes.label}>{total === 1 ? which.slice(0, -1) : which}<span className="visually-hidden"> in the last {FIGURES_DAYS} days</span></dt>
            <dd className={classes.course}>{figure ? <Sparkline values={figure[which]} /> : null}</dd>
          </div>
        )
      })}
    </dl>
  )
}
