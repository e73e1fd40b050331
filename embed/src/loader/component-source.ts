import type { DeliveredComponent, DeliveredComponents } from '@inlay/contract/delivery'
import { DELIVERY_MAX_IDS } from '@inlay/contract/rules/delivery-limits'
import { delay } from '../delay.ts'

/** While a page is still being read, its markers are gathered for this long, ms. */
const GATHER = 50

export interface Found {
  readonly component: DeliveredComponent
  /** Path of the module that draws it, and of those that draw what it has inside, by kind. */
  readonly renderers: Readonly<Record<string, string>>
}

interface Batch {
  readonly ids: string[]
  readonly answer: Promise<DeliveredComponents>
}

export interface ComponentSource {
  /** null: the id is unknown or not published. Rejects when Inlay cannot be reached. */
  readonly get: (id: string) => Promise<Found | null>
  readonly forget: (id: string) => void
}

/**
 * Components by id, asked for once a page: ids that come up together share one call, and what is known is not asked
 * again until it is forgotten. A failed call is forgotten by itself.
 */
export function componentSource(ask: (ids: readonly string[]) => Promise<DeliveredComponents>): ComponentSource {
  const known = new Map<string, Promise<Found | null>>()
  let open: Batch | null = null

  const newBatch = (): Batch => {
    const ids: string[] = []
    const answer = delay(document.readyState === 'loading' ? GATHER : 0).then(() => {
      if (open && open.ids === ids) open = null
      return ask(ids)
    })
    return { ids, answer }
  }

  return {
    get(id) {
      let found = known.get(id)
      if (!found) {
        open ||= newBatch()
        found = open.answer.then((answer) => pick(answer, id))
        found.catch(() => known.delete(id))
        known.set(id, found)
        if (open.ids.push(id) === DELIVERY_MAX_IDS) open = null
      }
      return found
    },
    forget: (id) => void known.delete(id),
  }
}

function pick(answer: DeliveredComponents, id: string): Found | null {
  const component = answer.components.find((one) => one.id === id)
  const { renderers } = answer
  return component && renderers[component.type] ? { component, renderers } : null
}
