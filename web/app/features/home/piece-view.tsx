import { useEffect, useRef } from 'react'
import type { Delivered, DeliveredStyle } from '@inlay/contract/delivery'
import { mount } from '@inlay/embed/mount'
import type { Mounted } from '@inlay/embed/mount'
import { useRenderers } from '../components/use-renderers.ts'
import type { Piece, PieceType } from './sample-pieces.ts'
import { SAMPLE_RESULTS } from './sample-pieces.ts'

type AnyMounted = Mounted<PieceType>

const OPTIONS = { send: () => Promise.resolve({ status: 200, body: { ok: true, results: SAMPLE_RESULTS } }) }

/** One piece as a stranger's page would show it. Another kind needs another `key`. */
export function PieceView({ piece, style }: { piece: Piece; style: DeliveredStyle }) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<AnyMounted>(null)
  const renderers = useRenderers(piece.type)

  useEffect(() => {
    if (!renderers || !host.current) return
    const component = { id: 'sample', version: 1, ...piece, style } as Delivered<PieceType>
    if (mounted.current) return mounted.current.update(component)
    mounted.current = mount(host.current, component, renderers as never, OPTIONS)
    const first = host.current.shadowRoot?.querySelector('details')
    if (first) first.open = true
  }, [renderers, piece, style])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}
