import type { DeliveredComponent, DeliveredType, EventType, VisitorConfigOf } from '@inlay/contract/delivery'

/** How one kind of component is drawn. Touches the DOM only in `render`, so importing one is free of effects. */
export interface Renderer<Config> {
  /** Rules of the kind, scoped by the shadow root they are put into. */
  readonly css: string
  render(frame: Frame, config: Config): Rendering<Config>
}

/** What a renderer is given to draw with. */
export interface Frame {
  /** Empty element inside the shadow root; the renderer fills it and nothing else. */
  readonly body: HTMLElement
  /** What is drawn, without its config. A component nested in another has the other's id. */
  readonly component: Pick<DeliveredComponent, 'id' | 'version' | 'style'>
  readonly options: MountOptions
  /** What `mount` was given: the kind's own renderer, and in previews those of all kinds. */
  readonly registry: Partial<Registry<DeliveredType>>
  /** Says that the visitor did something worth counting. A kind that lies over the page says `view` itself. */
  emit(type: EventType): void
  /** As addEventListener; taken off by itself when the component goes. @param types one, or several with spaces between */
  listen(target: EventTarget, types: string, listener: (event: Event) => void, capture?: boolean): void
  /** Done once when the component goes: timers, observers, locks. */
  cleanup(undo: () => unknown): void
  /** Adds the rules of a part that is loaded later. */
  style(css: string): void
}

export interface Rendering<Config> {
  /** Draws another config over this one and keeps what the visitor did: open answers, focus, what is filled in. */
  update(config: Config): void
  /** What Inlay.open(id) and Inlay.close(id) do, where the kind has something to open. */
  open?(): void
  close?(): void
}

export interface MountOptions {
  /** Called with what the visitor does. */
  readonly emit?: (type: EventType) => void
  /** Nonce for a style element, where the browser has no constructable style sheets. */
  readonly nonce?: string
  /** Where Inlay is served: answers go there, and the renderers of nested components come from there. */
  readonly origin?: string
  /** Paths of the renderers by kind, under `origin`. */
  readonly renderers?: Readonly<Record<string, string>>
  /**
   * Takes what a visitor sends in the place of the network: previews show what would follow and keep nothing.
   */
  readonly send?: (path: string, body: object) => Promise<Reply>
}

/** An answer of Inlay. Status 0: none came. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  /** Seconds to wait before another try, where Inlay says so. */
  readonly retryAfter?: number
}

/** A renderer for each of the kinds T. */
export type Registry<T extends DeliveredType> = { readonly [K in T]: Renderer<VisitorConfigOf[K]> }
