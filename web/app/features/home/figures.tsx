import site from '../site/site.module.css'
import { FIGURES } from './home-content.ts'
import classes from './figures.module.css'

export function Figures() {
  return (
    <section className={classes.band} aria-label="Inlay in figures">
      <dl className={`${site.wrap} ${classes.list}`}>
        {FIGURES.map(({ value, name }) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
      </dl>
    </section>
  )
}
