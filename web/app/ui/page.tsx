import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** The screen that this one belongs to, above the title. */
  back?: { readonly to: string; readonly label: string }
  /** One line below the title. */
  lead?: ReactNode
  /** The one solid button of the screen, if it has one. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of the dashboard: its title, its one action, its content. */
export function Page({ title, back, lead, action, children }: PageProps) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.head}>
        <div className={classes.words}>
          {back ? <Link className={classes.back} to={back.to}><Icon of={ArrowLeft} size={14} />{back.label}</Link> : null}
          <h1 className={classes.title}>{title}</h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </main>
  )
}
