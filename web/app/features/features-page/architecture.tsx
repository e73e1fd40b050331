import { NumberedSteps } from '../site/numbered-steps.tsx'
import { ARCHITECTURE } from './features-content.ts'
import site from '../site/site.module.css'
import classes from './architecture.module.css'

/** How one script serves every component, drawn and told. */
export function Architecture() {
  return (
    <section className={`${site.wrap} ${site.section}`} id="architecture" aria-labelledby="architecture-title">
      <h2 className={site.heading} id="architecture-title">One-Script Architecture</h2>
      <p className={site.lead}>One line in the head, whatever you add later. A page with five components asks Inlay once.</p>
      <div className={classes.columns}>
        <div className={site.set}><div className={classes.ground}><Drawing /></div></div>
        <NumberedSteps steps={ARCHITECTURE} />
      </div>
    </section>
  )
}

const PIECES = [['faq', 132], ['poll', 196], ['banner', 68]] as const

function Drawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 520 300" role="img" aria-label="A page with one script tag and three markers; the script asks Inlay once and draws the three components.">
      <rect className={classes.page} x="8" y="16" width="236" height="268" rx="10" />
      <path className={classes.line} d="M8 48h236" />
      <text className={classes.code} x="24" y="37">{'<script … embed.js>'}</text>
      {PIECES.map(([kind, y]) => (
        <g key={kind}>
          <rect className={classes.marker} x="28" y={y} width="196" height={kind === 'banner' ? 44 : 48} rx="7" />
          <text className={classes.name} x="42" y={y + 28}>{kind}</text>
          <path className={classes.words} d={`M96 ${y + 20}h108M96 ${y + 30}h74`} />
        </g>
      ))}
      <path className={classes.words} d="M28 262h150" />
      <rect className={classes.inlay} x="384" y="88" width="128" height="124" rx="14" />
      <rect className={classes.inner} x="392" y="96" width="112" height="108" rx="8" />
      <text className={classes.title} x="448" y="136" textAnchor="middle">Inlay</text>
      <text className={classes.small} x="448" y="158" textAnchor="middle">components</text>
      <text className={classes.small} x="448" y="176" textAnchor="middle">events · answers</text>
      <path className={classes.call} d="M244 34h120a20 20 0 0 1 20 20v34" markerEnd="url(#tip)" transform="translate(24)" />
      <text className={classes.small} x="268" y="26">one call, all markers</text>
      <path className={classes.back} d="M384 164H250" markerEnd="url(#tip)" />
      <text className={classes.small} x="268" y="154">what is live</text>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path className={classes.tip} d="M0 0l8 4-8 4z" /></marker></defs>
    </svg>
  )
}
