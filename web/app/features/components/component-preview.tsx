import { useEffect, useMemo, useRef } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { deliver } from '@inlay/contract/deliver'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import { mountAny } from './mount-any.ts'
import type { MountedAny } from './mount-any.ts'

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
  const mounted = useRef<MountedAny>(null)
  const delivered = useMemo(() => withTheme(component, theme), [component, theme])

  useEffect(() => {
    if (mounted.current) return mounted.current.update(delivered)
    if (!host.current) return
    mounted.current = mountAny(host.current, delivered)
    const first = host.current.shadowRoot?.querySelector('details')
    if (openFirst && first) first.open = true
  }, [delivered, openFirst])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}

function withTheme(component: TypedConfig, theme: ComponentPreviewProps['theme']): DeliveredComponent {
  const delivered = deliver(component, { id: 'preview', version: 0 })
  return theme ? { ...delivered, style: { ...delivered.style, theme } } : delivered
}
