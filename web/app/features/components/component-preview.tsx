import { useEffect, useMemo, useRef } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import { palette } from '@inlay/contract/rules/palette'
import { mount } from '@inlay/embed/mount'
import type { Mounted } from '@inlay/embed/mount'
import { renderers } from '@inlay/embed/renderers'

interface ComponentPreviewProps {
  component: TypedConfig
  /** Draws it as light, dark or by the system, whatever its owner chose. */
  theme?: 'light' | 'dark' | 'auto'
  /** Shows the first question open, as a picture of the piece. */
  openFirst?: boolean
}

/** A component as visitors get it, drawn by the embed's own renderer. Another kind needs another `key`. */
export function ComponentPreview({ component, theme, openFirst = false }: ComponentPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted<TypedConfig['type']>>(null)
  const delivered = useMemo(() => deliver(component, theme), [component, theme])

  useEffect(() => {
    if (mounted.current) return mounted.current.update(delivered)
    if (!host.current) return
    mounted.current = mount(host.current, delivered, renderers)
    const first = host.current.shadowRoot?.querySelector('details')
    if (openFirst && first) first.open = true
  }, [delivered, openFirst])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}

function deliver(component: TypedConfig, theme: ComponentPreviewProps['theme']): DeliveredComponent {
  const { styles } = component.config
  return {
    ...component,
    config: { ...component.config, styles: { ...styles, theme: theme ?? styles.theme } },
    id: 'preview',
    version: 0,
    palette: palette(styles.accentColor),
  }
}
