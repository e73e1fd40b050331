import { Icon } from '../../ui/icon.tsx'
import site from '../site/site.module.css'
import { TESTIMONIALS } from './home-content.ts'
import classes from './testimonials.module.css'

export function Testimonials() {
  return (
    <section className={`${site.wrap} ${site.section}`} aria-labelledby="voices">
      <h2 className={site.heading} id="voices">From people with sites to run</h2>
      <div className={classes.quotes}>
        {TESTIMONIALS.map(({ quote, who, where, icon }) => (
          <figure key={who}>
            <blockquote>{quote}</blockquote>
            <figcaption><span className={classes.tile}><Icon of={icon} /></span><span><b>{who}</b>{where}</span></figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
