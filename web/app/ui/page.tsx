import type { ReactNode } from 'react'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  /** The one solid button of the screen, if it has one. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of the dashboard: its title, its one action, its content. */
export function Page({ title, lead, action, children }: PageProps) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </main>
  )
}
