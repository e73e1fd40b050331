import classes from './sparkline.module.css'

const WIDTH = 100
const HEIGHT = 24

/** The course of some numbers, without a scale; who needs the numbers reads them beside it. */
export function Sparkline({ values, className = '' }: { values: readonly number[]; className?: string | undefined }) {
  const most = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length - 1)
  const line = values.map((value, i) => `${i ? 'L' : 'M'}${(i * step).toFixed(2)} ${(HEIGHT - 1 - (value / most) * (HEIGHT - 3)).toFixed(2)}`).join('')
  return (
    <svg className={`${classes.chart} ${className}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden data-empty={values.every((value) => value === 0) || undefined}>
      <path className={classes.area} d={`${line}V${HEIGHT}H0Z`} />
      <path className={classes.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
