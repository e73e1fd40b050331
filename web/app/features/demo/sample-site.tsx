import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { SITE_LOOKS } from './site-looks.ts'
import type { SiteLook } from './site-looks.ts'
import classes from './sample-site.module.css'

interface SampleSiteProps {
  look: SiteLook
  /** Whether what is set in lies over the page and can be shown again. */
  over: boolean
  onLook: (look: SiteLook) => void
  onAgain: () => void
  children: ReactNode
}

/** Somebody’s page in a browser’s window. What lies over a page lies over this one. */
export function SampleSite({ look, over, onLook, onAgain, children }: SampleSiteProps) {
  return (
    <div className={classes.window}>
      <div className={classes.chrome}>
        <span className={classes.url}><Icon of={Lock} size={14} />{look.url}</span>
        {over ? <button type="button" className={classes.again} onClick={onAgain}>Show again</button> : null}
        <label className={classes.look}>
          <span className="visually-hidden">Site</span>
          <select value={look.id} onChange={(event) => onLook(SITE_LOOKS.find(({ id }) => id === event.currentTarget.value) ?? SITE_LOOKS[0])}>
            {SITE_LOOKS.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </select>
        </label>
      </div>
      <div className={classes.site} data-look={look.id} data-theme={look.scheme}>
        <div className={classes.bar}><b>{look.brand}</b><span aria-hidden>News</span><span aria-hidden>About</span></div>
        <p className={classes.claim}>{look.claim}</p>
        <div className={classes.lines} aria-hidden><i /><i /></div>
        {children}
      </div>
    </div>
  )
}
