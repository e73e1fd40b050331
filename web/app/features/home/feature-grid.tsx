import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import site from '../site/site.module.css'
import classes from './feature-grid.module.css'

const DAYS = [34, 41, 38, 52, 47, 30, 28, 44, 58, 55, 63, 60, 42, 39, 66, 71, 69, 78, 74, 58, 52, 80, 88, 92]
const VERSIONS = [['Version 8', 'New wording', 'just now'], ['Version 7', 'Third option', 'yesterday'], ['Version 6', 'First release', '3 May']] as const

export function FeatureGrid() {
  return (
    <section className={`${site.wrap} ${site.section}`} aria-labelledby="change">
      <h2 className={site.heading} id="change">Change the component, leave the site alone</h2>
      <p className={site.lead}>What is set in is yours to edit, down to the last word. Everything round it stays as it was.</p>
      <div className={classes.grid}>
        <Feature title="One Script" text="Under 10 KB, loaded once, for every component on every page. If Inlay is down, the site does not notice.">
          <ul className={classes.source}>
            <li>{'<link rel="stylesheet" href="site.css">'}</li>
            <li data-on>{'<script src="…/embed.js" async></script>'}</li>
            <li>{'<title>Clayfield</title>'}</li>
          </ul>
        </Feature>
        <Feature title="Instant Updates" text="Publish, and the next page load has it. Every save is a version that you can return to.">
          <ul className={classes.versions}>
            {VERSIONS.map(([version, note, when], i) => <li key={version} data-on={i === 0 || undefined}><b>{version}</b><span>{note}</span><span>{when}</span></li>)}
          </ul>
        </Feature>
        <Feature title="Style Isolation" text="The site’s styles cannot reach in, ours cannot leak out. Only the font, one accent and one radius are shared.">
          <div className={classes.isolation}>
            <span className={classes.lines}><i /><i /><i /><i /><i /></span>
            <span className={classes.piece}><span><Icon of={ShieldCheck} />Own style container</span></span>
          </div>
        </Feature>
        <Feature title="Built-in Analytics" text="Loads, views, clicks and submissions for each component and each site. No cookies, no third party.">
          <div className={classes.chartHead}><span>Submissions, 24 days</span><b>1,284</b></div>
          <div className={classes.chart}>{DAYS.map((height, day) => <i key={day} data-on={day > 20 || undefined} style={{ height: `${height}%` }} />)}</div>
        </Feature>
      </div>
    </section>
  )
}

/** @param children a small drawing, told by the text beside it */
function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={classes.feature}>
      <div className={classes.drawing} aria-hidden>{children}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
