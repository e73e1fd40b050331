import { useComputedColorScheme } from '@mantine/core'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { ComponentPreview } from '../components/component-preview.tsx'
import classes from './auth-art.module.css'

const SAMPLE: TypedConfig = {
  type: 'faq',
  config: {
    title: 'Before you order',
    items: [
      { question: 'Are the glazes food safe?', answer: 'Yes. Every piece is fired to 1,240 °C and tested for lead and cadmium. Dishwasher and microwave are fine.' },
      { question: 'How long does delivery take?', answer: 'Two to four working days. Pieces made to order take five weeks.' },
      { question: 'What if something arrives broken?', answer: 'Send one photo within 14 days and we replace the piece.' },
    ],
    styles: { accentColor: '#0EA5E9', radius: 8, theme: 'light', font: 'inherit' },
  },
}

/** A component set into nested frames, drawn by the code that visitors get. */
export function AuthArt() {
  const scheme = useComputedColorScheme('light')
  return (
    <div className={classes.art} aria-hidden inert>
      <div className={classes.outer}>
        <div className={classes.middle}>
          <div className={classes.inner}>
            <ComponentPreview component={SAMPLE} theme={scheme} openFirst />
          </div>
        </div>
      </div>
    </div>
  )
}
