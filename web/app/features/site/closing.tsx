import { LinkButton } from '../../ui/link-button.tsx'
import site from './site.module.css'
import classes from './closing.module.css'

interface Call {
  readonly to: string
  readonly text: string
}

/** What a page ends with: one sentence and what to do next. */
export function Closing({ title, first, second }: { title: string; first: Call; second?: Call }) {
  return (
    <section className={`${site.wrap} ${classes.section}`} aria-label={title}>
      <div className={site.set}>
        <div className={classes.box}>
          <h2 className={site.heading}>{title}</h2>
          <div className={site.actions}>
            <LinkButton to={first.to} size="lg" prefetch="intent">{first.text}</LinkButton>
            {second ? <LinkButton to={second.to} size="lg" look="outline" prefetch="intent">{second.text}</LinkButton> : null}
          </div>
        </div>
      </div>
    </section>
  )
}
