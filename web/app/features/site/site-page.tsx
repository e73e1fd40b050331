import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import classes from './site.module.css'

/** The frame of every public page. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.site}>
      <a className={classes.skip} href="#main">Skip to content</a>
      <SiteHeader />
      <main className={classes.main} id="main" tabIndex={-1}>{children}</main>
      <SiteFooter />
    </div>
  )
}
