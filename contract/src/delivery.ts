import type { TypedConfig } from './component-configs.ts'
import type { Palette } from './rules/palette.ts'

/** A published component as a visitor's browser gets it. */
export type DeliveredComponent = TypedConfig & {
  readonly id: string
  readonly version: number
  readonly palette: Palette
}

/** Answer of GET /v1/components?ids=. What is unknown, unpublished or banned is absent. */
export interface DeliveredComponents {
  readonly components: readonly DeliveredComponent[]
  /** Address of the renderer of each kind in `components`, relative to the script's origin: /embed/faq-<hash>.js */
  readonly renderers: Readonly<Record<string, string>>
}

export { DELIVERY_MAX_IDS } from './rules/delivery-limits.ts'

/** Largest body of what visitors' browsers post, bytes. */
export const VISITOR_BODY_MAX = 64 * 1024

/** Most events of one POST /v1/events. */
export const EVENTS_MAX = 100

export const EVENT_TYPES = ['component_load', 'view', 'component_interaction', 'click', 'submit', 'component_error'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** One event of POST /v1/events. */
export interface VisitorEvent {
  /** UUID made once for the event in the browser; the same key again counts once. */
  readonly event_key: string
  readonly event_type: EventType
  readonly component_id: string
  /** Version that was drawn; absent where nothing was. */
  readonly version?: number
  readonly host_url: string
  /** When it happened by the browser's clock, epoch milliseconds; informative, the server keeps its own time. */
  readonly at: number
}
