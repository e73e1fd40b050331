import { useState } from 'react'
import { Link } from 'react-router'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { usePageScheme } from '../../theme/use-page-scheme.ts'
import { OVER_PAGE } from '../demo/over-page.ts'
import { SampleView } from '../demo/sample-view.tsx'
import { styled } from '../demo/styled.ts'
import classes from './live-example.module.css'

/** Height that each kind takes, px, so that nothing moves when it is drawn; of what lies over a page, of its page. */
const HEIGHTS: Record<DeliveredType, number> = { faq: 260, poll: 280, form: 560, newsletter: 220, waitlist: 300, banner: 220, modal: 460, widget: 520, cta: 180, quiz: 360 }

/** A component at work, as on a page. */
export function LiveExample({ sample }: { sample: Deliverable }) {
  const kind = sample.type
  const scheme = usePageScheme()
  const [times, setTimes] = useState(0)
  return (
    <figure className={classes.example}>
      <div className={classes.stage} data-theme={scheme} style={{ minHeight: HEIGHTS[kind] }}>
        <SampleView key={`${scheme} ${times}`} component={styled(sample, { accent: '#0EA5E9', radius: 8, theme: scheme })} open={kind === 'widget'} />
      </div>
      <figcaption>
        Live, drawn by the embed itself. <Link className="text-link" to="/demo">Change it in the demo</Link>
        {OVER_PAGE.has(kind) ? <button type="button" onClick={() => setTimes(times + 1)}>Show again</button> : null}
      </figcaption>
    </figure>
  )
}
