import { useComputedColorScheme } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeliveredType } from '@inlay/contract/delivery'
import { useNear } from '../../lib/use-near.ts'
import { ComponentPreview } from './component-preview.tsx'
import { liesOver } from './lies-over.ts'
import { PageLines } from './page-lines.tsx'
import { typedConfig } from './typed-config.ts'
import classes from './component-thumbnail.module.css'

interface ComponentThumbnailProps {
  type: DeliveredType
  config: unknown
  /** Address of a picture to show instead, as long as it can be loaded. */
  picture?: string | null
}

/** A small picture of a component, in the colours of the dashboard; the editor shows it in its own. Drawn once it is near the window. */
export function ComponentThumbnail({ type, config, picture = null }: ComponentThumbnailProps) {
  const { ref, near } = useNear<HTMLDivElement>()
  const [broken, setBroken] = useState(false)
  const scheme = useComputedColorScheme('light')
  const component = useMemo(() => (near ? typedConfig(type, config) : null), [near, type, config])
  const photo = picture && !broken
  const Ground = component && liesOver(component) ? Stage : Piece
  return (
    <div className={classes.frame} ref={ref} aria-hidden inert>
      {photo ? <img className={classes.picture} src={picture} alt="" loading="lazy" onError={() => setBroken(true)} /> : null}
      {component && !photo ? <Ground><ComponentPreview key={type} component={component} theme={scheme} posed /></Ground> : null}
      {near && !component && !photo ? <p className={classes.none}>No preview available</p> : null}
    </div>
  )
}

const Piece = ({ children }: { children: ReactNode }) => <div className={classes.piece}>{children}</div>

/** A page in small. Being transformed it is what `position: fixed` inside goes by. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.stage}>
      <PageLines />
      {children}
    </div>
  )
}
