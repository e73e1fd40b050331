import { STORED_SCHEMAS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
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
  known: { readonly ownerId: string; readonly type: ComponentType; readonly version: number } | null
  /** The component as JSON; null: visitors do not get it. */
  json: string | null
}

/** Most ids kept, so that made-up ones cannot fill the memory. */
const COPIES_MAX = 50_000

interface Slot {
  readonly copy: Copy
  loading: Promise<void> | null
}

/**
 * Components in memory, read from the database once and kept until something says that they changed. While nothing
 * would say so (see trust), nothing is kept beyond the reading itself.
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

  /** Tells whether changes are heard of from now on. Whatever was read before is out of date either way. */
  trust(heard: boolean): void {
    this.#trusted = heard
    for (const id of [...this.#slots.keys()]) this.drop(id)
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
      const slot: Slot = { copy: { id, live: true, until: Infinity, known: null, json: null }, loading: null }
      this.#keep(slot)
      missing.push(slot)
      return slot
    })
    if (missing.length > 0) this.#load(missing)
    await Promise.all(slots.flatMap((slot) => slot.loading ?? []))
    return slots.map((slot) => slot.copy)
  }

  #load(slots: readonly Slot[]): void {
    const loading = this.#read(slots.map((slot) => slot.copy.id)).then(
      (rows) => {
        const found = new Map(rows.map((row) => [row.id, row]))
        for (const slot of slots) {
          this.#fill(slot.copy, found.get(slot.copy.id))
          slot.loading = null
          if (!this.#trusted) this.#forget(slot)
        }
      },
      (error: unknown) => {
        for (const slot of slots) this.#forget(slot)
        throw error
      },
    )
    for (const slot of slots) slot.loading = loading
  }

  #fill(copy: Copy, row: ComponentRow | undefined): void {
    const type = COMPONENT_TYPES.find((known) => known === row?.component_type)
    if (!row || !type) return
    copy.known = { ownerId: row.owner_id, type, version: row.version }
    if (row.banned_until) copy.until = row.banned_until.getTime()
    if (!row.is_active || row.banned) return
    // Stored by an older version, or by hand: it is checked here once more, so that a host page never meets it.
    const config = STORED_SCHEMAS[type].safeParse(row.config)
    if (!config.success) return this.#log.warn({ component_id: row.id }, 'a stored config is not valid and is not delivered')
    copy.json = JSON.stringify(deliver({ type, config: config.data } as Deliverable, row))
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
