import { useEffect, useRef, useState } from 'react'
import type { Delivered, DeliveredStyle } from '@inlay/contract/delivery'
import { mount } from '@inlay/embed/mount'
import type { Mounted } from '@inlay/embed/mount'
import type { Piece, PieceType } from './sample-pieces.ts'
import { SAMPLE_RESULTS } from './sample-pieces.ts'

type AnyMounted = Mounted<PieceType>

/** The embed's own renderers, each loaded when it is first shown: the first page stays light. */
const RENDERERS: { [T in PieceType]: () => Promise<object> } = {
  faq: () => import('@inlay/embed/renderers/faq'),
  poll: () => import('@inlay/embed/renderers/poll'),
  newsletter: () => import('@inlay/embed/renderers/newsletter'),
  cta: () => import('@inlay/embed/renderers/cta'),
}

const OPTIONS = { send: () => Promise.resolve({ status: 200, body: { ok: true, results: SAMPLE_RESULTS } }) }

/** One piece as a stranger's page would show it. Another kind needs another `key`. */
export function PieceView({ piece, style }: { piece: Piece; style: DeliveredStyle }) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<AnyMounted>(null)
  const [registry, setRegistry] = useState<object>()
  const { type } = piece

  useEffect(() => {
    let gone = false
    // A renderer that cannot be loaded leaves its place empty, as on any page.
    RENDERERS[type]().then((renderers) => gone || setRegistry({ ...renderers }), () => {})
    return () => void (gone = true)
  }, [type])

  useEffect(() => {
    if (!registry || !host.current) return
    const component = { id: 'sample', version: 1, ...piece, style } as Delivered<PieceType>
    if (mounted.current) return mounted.current.update(component)
    mounted.current = mount(host.current, component, registry as never, OPTIONS)
    const first = host.current.shadowRoot?.querySelector('details')
    if (first) first.open = true
  }, [registry, piece, style])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}
