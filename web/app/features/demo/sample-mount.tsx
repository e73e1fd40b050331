import { useEffect, useMemo, useRef } from 'react'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import type { EventType } from '@inlay/contract/delivery'
import { quizResult } from '@inlay/contract/rules/quiz-score'
import type { QuizSubmission } from '@inlay/contract/submissions'
import { mountWith } from '../components/mount-with.ts'
import type { MountedAny } from '../components/mount-with.ts'
import { useRenderers } from '../components/use-renderers.ts'

/** Longest that a sample stays unseen while it opens, ms. */
const OPENS_WITHIN = 2_000

export interface SampleMountProps {
  /** Of another kind it needs another `key`. */
  component: Deliverable
  /** What lies over a page is opened at once. */
  open?: boolean
  onEvent?: (type: EventType | 'component_load') => void
}

/** Drawn as on a page; what is sent is answered here and kept nowhere. */
export default function SampleMount({ component, open = false, onEvent }: SampleMountProps) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedAny>(null)
  const renderers = useRenderers(component.type)
  const latest = useRef({ component, onEvent })
  const delivered = useMemo(() => deliver(component, { id: 'sample', version: 1 }), [component])

  useEffect(() => {
    latest.current = { component, onEvent }
  })

  useEffect(() => {
    if (mounted.current) return mounted.current.update(delivered)
    if (!host.current || !renderers) return
    // What opens by itself is seen once it is open: on the way there it would jump, which no visitor asked for.
    const { style } = host.current
    const show = () => void (style.visibility = '')
    if (open) {
      style.visibility = 'hidden'
      setTimeout(show, OPENS_WITHIN)
    }
    mounted.current = mountWith(renderers, host.current, delivered, {
      emit: (type) => {
        if (type === 'component_interaction') show()
        latest.current.onEvent?.(type)
      },
      send: (_, body) => Promise.resolve({ status: 200, body: answer(latest.current.component, body) }),
    })
    latest.current.onEvent?.('component_load')
    if (open) mounted.current.open()
  }, [renderers, delivered, open])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}

/** What Inlay would answer. The figures of a poll are invented. */
function answer(component: Deliverable, body: object): object {
  if (component.type === 'quiz') return quizResult(component.config, (body as QuizSubmission).responses)
  if (component.type !== 'poll') return { ok: true }
  const counts = Object.fromEntries(component.config.options.map(({ id }, i) => [id, [67, 99, 49][i % 3]]))
  return { ok: true, ...(component.config.showResults ? { results: { counts, people: 215 } } : {}) }
}
