import { useEffect, useMemo, useRef } from 'react'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import { withAt } from '../../lib/at-path.ts'
import type { TypeAhead } from '../editor/type-ahead.ts'
import { mountAny } from './mount-any.ts'
import type { MountedAny } from './mount-with.ts'
import { withTheme } from './with-theme.ts'

interface ComponentPreviewProps {
  component: Deliverable
  /** Draws it as light, dark or by the system, whatever its owner chose. */
  theme?: 'light' | 'dark' | 'auto'
  /** As for a picture: the first question open, a modal or a widget opened. */
  posed?: boolean
  /** Of the editor whose letters are drawn here first. */
  ahead?: TypeAhead | undefined
}

/** A component as visitors get it, drawn by the embed's own renderer. Another kind needs another `key`. */
export function ComponentPreview({ component, theme, posed = false, ahead }: ComponentPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedAny>(null)
  const delivered = useMemo(() => delivery(component, theme), [component, theme])

  useEffect(() => {
    if (mounted.current) return mounted.current.update(delivered)
    if (!host.current) return
    mounted.current = mountAny(host.current, delivered)
    if (!posed) return
    const first = delivered.type === 'faq' && host.current.shadowRoot?.querySelector('details')
    if (first) first.open = true
    else if (delivered.type !== 'faq') mounted.current.open()
  }, [delivered, posed])

  useEffect(() => ahead?.drawnBy((path, text) => {
    if (!mounted.current) return false
    mounted.current.update(delivery(withAt(component, path, text), theme))
    return true
  }), [ahead, component, theme])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}

function delivery(component: Deliverable, theme: ComponentPreviewProps['theme']) {
  return deliver(theme ? withTheme(component, theme) : component, { id: 'preview', version: 0 })
}
