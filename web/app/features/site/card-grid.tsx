import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import classes from './card-grid.module.css'

interface SiteCard {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly points?: readonly string[]
}

/** @param columns at most, on a wide screen */
export function CardGrid({ cards, columns = 3 }: { cards: readonly SiteCard[]; columns?: 2 | 3 | 5 }) {
  return (
    <ul className={classes.grid} data-columns={columns}>
      {cards.map(({ icon, title, text, points }) => (
        <li key={title} className={classes.card}>
          <span className={classes.tile}><Icon of={icon} size={20} /></span>
          <h3>{title}</h3>
          <p>{text}</p>
          {points ? <ul className={classes.points}>{points.map((point) => <li key={point}>{point}</li>)}</ul> : null}
        </li>
      ))}
    </ul>
  )
}
