import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import classes from './message-page.module.css'

interface MessagePageProps {
  title: string
  /** The title is a number, and large. */
  code?: boolean
  detail: string
  /** The one way on. */
  children: ReactNode
}

/** A whole page that has nothing to show but why. */
export function MessagePage({ title, code = false, detail, children }: MessagePageProps) {
  return (
    <main className={classes.page}>
      <Logo />
      <h1 className={code ? classes.code : classes.title}>{title}</h1>
      <p className={classes.detail}>{detail}</p>
      {children}
    </main>
  )
}
