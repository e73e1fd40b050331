import { memo } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { ComponentPreview } from '../components/component-preview.tsx'
import { PreviewPane } from './preview-pane.tsx'

interface ComponentPreviewPaneProps {
  component: TypedConfig
  /** In a column of a phone's width, where a desktop is shown at half its size. */
  narrow?: boolean
}

/** The component as it is being edited, as visitors get it. Drawn again for another component alone. */
export const ComponentPreviewPane = memo(function ComponentPreviewPane({ component, narrow = false }: ComponentPreviewPaneProps) {
  const { config } = component
  const { theme } = 'styles' in config ? config.styles : config.styling
  return (
    <PreviewPane theme={theme} narrow={narrow} first={narrow ? 'phone' : 'desktop'}>
      {(scheme) => <ComponentPreview key={component.type} component={component} theme={scheme} />}
    </PreviewPane>
  )
})
