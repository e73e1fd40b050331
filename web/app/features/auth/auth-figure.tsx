import { useComputedColorScheme } from '@mantine/core'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { DEFAULT_ACCENT } from '@inlay/contract/rules/palette'
import { ComponentPreview } from '../components/component-preview.tsx'
import { SAMPLE_FAQ } from '../home/sample-site.ts'

const SAMPLE: TypedConfig = {
  type: 'faq',
  config: { ...SAMPLE_FAQ, styles: { accentColor: DEFAULT_ACCENT, radius: 8, theme: 'light', font: 'inherit' } },
}

/** A component, drawn by the code that visitors get. */
export default function AuthFigure() {
  return <ComponentPreview component={SAMPLE} theme={useComputedColorScheme('light')} posed />
}
