import { useState } from 'react'
import type { CSSProperties } from 'react'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { usePageScheme } from '../../theme/use-page-scheme.ts'
import { OVER_PAGE } from '../demo/over-page.ts'
import { SampleView } from '../demo/sample-view.tsx'
import { styled } from '../demo/styled.ts'
import classes from './live-example.module.css'

/** Height that each kind takes on a wide page and on a phone, px, so that nothing moves when it is drawn; of what lies over a page, of its page. */
const HEIGHTS: Record<DeliveredType, readonly [wide: number, phone: number]> = {
  faq: [260, 260], poll: [300, 324], form: [560, 560], newsletter: [220, 266], waitlist: [300, 300],
  banner: [220, 220], modal: [460, 460], widget: [520, 520], cta: [180, 260], quiz: [426, 428],
}

/** A component at work, as on a page. */
export function LiveExample({ sample }: { sample: Deliverable }) {
  const kind = sample.type
  const [wide, phone] = HEIGHTS[kind]
  const scheme = usePageScheme()
  const [times, setTimes] = useState(0)
  return (
    <figure className={classes.example}>
      <div className={classes.stage} data-theme={scheme} style={{ '--wide': `${wide}px`, '--phone': `${phone}px` } as CSSProperties}>
        <SampleView key={`${scheme} ${times}`} component={styled(sample, { accent: '#0EA5E9', radius: 8, theme: scheme })} open={kind === 'widget'} />
      </div>
      <figcaption>
        Live, drawn by the embed itself. <a className="text-link" href="/demo">Change it in the demo</a>
        {OVER_PAGE.has(kind) ? <button type="button" onClick={() => setTimes(times + 1)}>Show again</button> : null}
      </figcaption>
    </figure>
  )
}
