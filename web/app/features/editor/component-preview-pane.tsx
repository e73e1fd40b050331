import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { ComponentPreview } from '../components/component-preview.tsx'
import { liesOver } from '../components/lies-over.ts'
import { ComponentStage } from './component-stage.tsx'
import { PreviewPane } from './preview-pane.tsx'
import type { TypeAhead } from './type-ahead.ts'

interface ComponentPreviewPaneProps {
  component: TypedConfig
  /** Of the editor whose letters are drawn here first. */
  ahead?: TypeAhead
  /** In a column of a phone's width, where a desktop is shown at half its size. */
  narrow?: boolean
  label?: string
}

/**
 * The component as it is being edited, as visitors get it. Drawn again for another component alone. What lies over a page
 * is shown opened, and again once it was closed.
 */
export const ComponentPreviewPane = memo(function ComponentPreviewPane({ component, ahead, narrow = false, label }: ComponentPreviewPaneProps) {
  const { type, config } = component
  const { theme } = 'styles' in config ? config.styles : config.styling
  const [times, setTimes] = useState(0)
  const over = liesOver(component)
  const again = over ? <Button size="xs" variant="subtle" onClick={() => setTimes(times + 1)}>Show again</Button> : null
  return (
    <PreviewPane label={label} theme={theme} narrow={narrow} first={narrow ? 'phone' : 'desktop'} action={again}>
      {(scheme) => (over ? (
        <ComponentStage><ComponentPreview key={`${type} ${times}`} component={component} theme={scheme} ahead={ahead} posed /></ComponentStage>
      ) : <ComponentPreview key={type} component={component} theme={scheme} ahead={ahead} />)}
    </PreviewPane>
  )
})
