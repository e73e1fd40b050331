import { formatExact, formatMoment } from '../lib/dates.ts'
import classes from './moment.module.css'

/** When something was, as "27 May 14:02", with the exact time on hover. */
export function Moment({ iso }: { iso: string }) {
  const { day, time } = formatMoment(iso)
  return (
    <time className={classes.moment} dateTime={iso} title={formatExact(iso)}>
      <span className={classes.day}>{day}</span><span className={classes.time}>{time}</span>
    </time>
  )
}
