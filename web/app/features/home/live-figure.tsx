import { useState } from 'react'
import { Lock } from 'lucide-react'
import type { FaqItem } from '@inlay/contract/faq'
import { usePageScheme } from '../../theme/use-page-scheme.ts'
import { Icon } from '../../ui/icon.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ComponentPreview } from '../components/component-preview.tsx'
import { ACCENTS, SAMPLE_FAQ } from './sample-site.ts'
import classes from './live-figure.module.css'

/** Someone's site with a real component set into it, and the control beside it: both work. */
export function LiveFigure() {
  const [config, setConfig] = useState(SAMPLE_FAQ)
  const scheme = usePageScheme()
  const { styles, items: [first = { question: '', answer: '' }, ...others] } = config
  const setFirst = (change: Partial<FaqItem>) => setConfig({ ...config, items: [{ ...first, ...change }, ...others] })
  return (
    <div className={classes.figure}>
      <div className={classes.host}>
        <div className={classes.chrome}>
          <span className={classes.dots} aria-hidden><i /><i /><i /></span>
          <span className={classes.url}><Icon of={Lock} size={14} />clayfield.example</span>
        </div>
        <div className={classes.site}>
          <p className={classes.brand}>Clayfield</p>
          <div className={classes.band}>
            <p className={classes.claim}>Stoneware, thrown slowly</p>
            <p className={classes.sub}>Bowls, cups and vases from one wheel and one wood kiln.</p>
          </div>
          <div className={classes.piece}>
            <ComponentPreview component={{ type: 'faq', config }} theme={scheme} posed />
          </div>
        </div>
      </div>
      <form className={classes.control} aria-label="Try it: change the component" onSubmit={(event) => event.preventDefault()}>
        <div className={classes.controlHead}>Shop questions<StatusBadge live /></div>
        <label className={classes.field}>
          Title
          <input className={classes.input} value={config.title} maxLength={80} onChange={(event) => setConfig({ ...config, title: event.currentTarget.value })} />
        </label>
        <fieldset className={classes.field}>
          <legend>Accent</legend>
          <div className={classes.swatches}>
            {ACCENTS.map(({ colour, name }) => (
              <label key={colour} className={classes.swatch} style={{ background: colour }}>
                <input
                  type="radio" name="accent" className="visually-hidden" checked={styles.accentColor === colour}
                  onChange={() => setConfig({ ...config, styles: { ...styles, accentColor: colour } })}
                />
                <span className="visually-hidden">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className={classes.field}>
          First question
          <input className={classes.input} value={first.question} maxLength={120} onChange={(event) => setFirst({ question: event.currentTarget.value })} />
        </label>
        <label className={classes.field}>
          Its answer
          <textarea className={classes.input} rows={4} value={first.answer} maxLength={400} onChange={(event) => setFirst({ answer: event.currentTarget.value })} />
        </label>
        <p className={classes.note}>Go on, change it. In the dashboard you publish, and the site’s next page load has it.</p>
      </form>
    </div>
  )
}
