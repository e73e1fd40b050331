import { useComputedColorScheme } from '@mantine/core'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { DEFAULT_ACCENT } from '@inlay/contract/rules/palette'
import { ComponentPreview } from '../components/component-preview.tsx'
import { SAMPLE_FAQ } from '../home/sample-site.ts'
import classes from './auth-art.module.css'

const SAMPLE: TypedConfig = {
  type: 'faq',
  config: { ...SAMPLE_FAQ, styles: { accentColor: DEFAULT_ACCENT, radius: 8, theme: 'light', font: 'inherit' } },
}

/** A component set into nested frames, drawn by the code that visitors get. */
export function AuthArt() {
  const scheme = useComputedColorScheme('light')
  return (
    <div className={classes.art} aria-hidden inert>
      <div className={classes.outer}>
        <div className={classes.middle}>
          <div className={classes.inner}>
            <ComponentPreview component={SAMPLE} theme={scheme} posed />
          </div>
        </div>
      </div>
    </div>
  )
}
