import { STORED_SCHEMAS } from '@inlay/contract/component-configs'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { quizShape } from '@inlay/contract/quiz'
import type { Logger } from 'pino'
import type { ComponentRow } from './store.ts'

/** What memory holds of one id. */
export interface Copy {
  readonly id: string
  /** False once it may be out of date: it is not used for another request. */
  live: boolean
  /** Epoch milliseconds after which it is out of date by itself. */
  until: number
  /** null: there is no such component. */
  known: { readonly ownerId: string; readonly type: DeliveredType; readonly version: number } | null
  /** As it is published; null: visitors do not get it. */
  component: Deliverable | null
  /** The same as JSON, as it is delivered. */
  json: string | null
}

/** Longest that a copy is used after the last moment at which a change to it would have been heard of, ms. */
const STALE_MAX = 5_000

/** Most ids kept, so that made-up ones cannot fill the memory. */
const COPIES_MAX = 50_000

const SCHEMAS = { ...STORED_SCHEMAS, quiz: quizShape }
const TYPES = Object.keys(SCHEMAS) as DeliveredType[]

interface Slot {
  readonly copy: Copy
  loading: Promise<void> | null
}

/**
 * Components in memory, read from the database once and kept until something says that they changed. While nothing
 * would say so, they are used for some seconds more, as long as a database takes to start again, and what is read is
 * not kept beyond the reading itself.
 */
export class PublishedComponents {
  #slots = new Map<string, Slot>()
  #trusted = false
  readonly #read: (ids: string[]) => Promise<ComponentRow[]>
  readonly #log: Logger

  constructor(read: (ids: string[]) => Promise<ComponentRow[]>, log: Logger) {
    this.#read = read
    this.#log = log
  }

  /** Whether changes are heard of: what is read is kept. */
  get trusted(): boolean {
    return this.#trusted
  }

  /** Changes are heard of from now on. Whatever was read before may be out of date. */
  trust(): void {
    this.#trusted = true
    for (const id of [...this.#slots.keys()]) this.drop(id)
  }

  /** Changes may not be heard of any more. @param since the last moment at which they were, epoch ms */
  distrust(since: number): void {
    this.#trusted = false
    for (const { copy } of this.#slots.values()) copy.until = Math.min(copy.until, since + STALE_MAX)
  }

  drop(id: string): void {
    const slot = this.#slots.get(id)
    if (!slot) return
    slot.copy.live = false
    this.#slots.delete(id)
  }

  dropOwner(ownerId: string): void {
    for (const [id, { copy, loading }] of this.#slots) {
      // What is being read right now may have been read before the change.
      if (loading || copy.known?.ownerId === ownerId) this.drop(id)
    }
  }

  /** The copies of ids (lower-case UUIDs), in their order; read together when they are not in memory. */
  async get(ids: readonly string[]): Promise<Copy[]> {
    const now = Date.now()
    const missing: Slot[] = []
    const slots = ids.map((id) => {
      const kept = this.#slots.get(id)
      if (kept && (kept.loading || kept.copy.until > now)) return kept
      this.drop(id)
      const slot: Slot = { copy: { id, live: true, until: Infinity, known: null, component: null, json: null }, loading: null }
      this.#keep(slot)
      missing.push(slot)
      return slot
    })
    if (missing.length > 0) this.#load(missing)
    await Promise.all(slots.flatMap((slot) => slot.loading ?? []))
    return slots.map((slot) => slot.copy)
  }

  #load(slots: readonly Slot[]): void {
    const loading = this.#read(slots.map((slot) => slot.copy.id))
      .then((rows) => {
        const found = new Map(rows.map((row) => [row.id, row]))
        for (const slot of slots) {
          this.#fill(slot.copy, found.get(slot.copy.id))
          slot.loading = null
          if (!this.#trusted) this.#forget(slot)
        }
      })
      .catch((error: unknown) => {
        for (const slot of slots) this.#forget(slot)
        throw error
      })
    for (const slot of slots) slot.loading = loading
  }

  #fill(copy: Copy, row: ComponentRow | undefined): void {
    const type = TYPES.find((known) => known === row?.component_type)
    if (!row || !type) return
    copy.known = { ownerId: row.owner_id, type, version: row.version }
    if (row.banned_until) copy.until = row.banned_until.getTime()
    if (!row.is_active || row.banned) return
    const component = storedComponent(row)
    if (!component) return this.#log.warn({ component_id: row.id }, 'a stored config is not valid and is not delivered')
    const { shown, until } = schedule(component, Date.now())
    copy.until = Math.min(copy.until, until)
    if (!shown) return
    copy.component = component
    copy.json = JSON.stringify(deliver(component, row))
  }

  #keep(slot: Slot): void {
    this.#slots.set(slot.copy.id, slot)
    if (this.#slots.size > COPIES_MAX) this.drop(this.#slots.keys().next().value!)
  }

  #forget(slot: Slot): void {
    slot.copy.live = false
    if (this.#slots.get(slot.copy.id) === slot) this.#slots.delete(slot.copy.id)
  }
}

/** Stored by an older version, or by hand, a config is checked once more, so that a host page never meets it. @returns null: not valid */
export function storedComponent(row: ComponentRow): Deliverable | null {
  const type = TYPES.find((known) => known === row.component_type)
  const config = type && SCHEMAS[type].safeParse(row.config)
  return config?.success ? ({ type, config: config.data } as Deliverable) : null
}

/** Whether a component is in its time, and until when that stays so, epoch ms. */
function schedule(component: Deliverable, now: number): { shown: boolean; until: number } {
  if (component.type !== 'banner') return { shown: true, until: Infinity }
  const { startsAt, endsAt } = component.config.schedule
  const [start, end] = [startsAt ? Date.parse(startsAt) : -Infinity, endsAt ? Date.parse(endsAt) : Infinity]
  if (now >= end) return { shown: false, until: Infinity }
  return now < start ? { shown: false, until: start } : { shown: true, until: end }
}
