import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import type { ComponentType } from '@inlay/contract/component-types'
import { ComponentPreview } from './component-preview.tsx'
import { typedConfig } from './typed-config.ts'
import classes from './component-thumbnail.module.css'

/** A small picture of a component, in the colours of the dashboard; the editor shows it in its own. */
export function ComponentThumbnail({ type, config }: { type: ComponentType; config: unknown }) {
  const scheme = useComputedColorScheme('light')
  const component = useMemo(() => typedConfig(type, config), [type, config])
  return (
    <div className={classes.frame} aria-hidden inert>
      {component ? (
        <div className={classes.scaled}>
          <ComponentPreview key={type} component={component} theme={scheme} openFirst />
        </div>
      ) : (
        <p className={classes.none}>No preview available</p>
      )}
    </div>
  )
}
