import classes from './results-card.module.css'

interface BarListProps {
  readonly label: string
  readonly bars: readonly { readonly id: string; readonly label: string; /** 0 to 1 */ readonly share: number; readonly value: string; readonly note?: string | undefined }[]
}

/** Bars with their words and figures beside them, so that nothing has to be pointed at to be read. */
export function BarList({ label, bars }: BarListProps) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ id, label, share, value, note }) => (
        <li key={id} className={classes.bar}>
          <span className={classes.label}>{label}</span>
          <span className={classes.value}>{value}{note ? <small>{note}</small> : null}</span>
          <span className={classes.track} aria-hidden><i style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }} /></span>
        </li>
      ))}
    </ul>
  )
}
