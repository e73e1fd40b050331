import type { PartProps } from '../editor-kind.ts'
import { StyleFields } from '../style-fields.tsx'

export function FaqStyle({ config, errors, onChange }: PartProps<'faq'>) {
  return <StyleFields styles={config.styles} errors={errors} onChange={(styles, path) => onChange({ ...config, styles }, path)} />
}
