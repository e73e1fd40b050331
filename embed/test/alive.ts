/** What a page holds that goes on by itself. */
export interface Alive {
  readonly listeners: number
  readonly timers: number
  readonly observed: number
  /** Style sheets of the page. */
  readonly sheets: number
}

declare global {
  function alive(): Alive
}

/** Counts, where all of them pass, what is on and not off again. Run in a page before its scripts; its own hold is weak. */
export function installAlive(): void {
  let listeners = 0
  let observed = 0
  const timers = new Set<string>()

  const heard = new WeakMap<EventTarget, Map<string, Set<unknown>>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const setOf = (target: EventTarget, type: string, options: boolean | EventListenerOptions | null | undefined) => {
    const key = `${type} ${typeof options === 'object' ? !!options?.capture : !!options}`
    const keys = heard.get(target) ?? new Map<string, Set<unknown>>()
    heard.set(target, keys)
    keys.set(key, keys.get(key) ?? new Set())
    return keys.get(key)!
  }
  const off = (set: Set<unknown>, listener: unknown) => {
    if (set.delete(listener)) listeners--
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean) {
    const target = this ?? window
    const { once, signal } = typeof options === 'object' ? options : {}
    const set = setOf(target, type, options)
    if (listener && !signal?.aborted && !set.has(listener)) {
      set.add(listener)
      listeners++
      if (once) addEventListener.call(target, type, () => off(set, listener), { once, capture: true })
      if (signal) addEventListener.call(signal, 'abort', () => off(set, listener), { once: true })
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type: string, listener: EventListenerOrEventListenerObject | null, options?: EventListenerOptions | boolean) {
    const target = this ?? window
    off(setOf(target, type, options), listener)
    removeEventListener.call(target, type, listener, options)
  }

  type Start = (step: (...args: unknown[]) => void, ...rest: unknown[]) => number
  const its = window as unknown as Record<string, Start>
  for (const [start, end, again] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval', true], ['requestAnimationFrame', 'cancelAnimationFrame'], ['requestIdleCallback', 'cancelIdleCallback']] as const) {
    const begin = its[start]
    const stop: (id: number) => void = window[end]
    // Not in every browser.
    if (!begin) continue
    const kind = /Frame|Idle/.exec(start)?.[0] ?? 'timer'
    its[start] = (step, ...rest) => {
      const id: number = begin.call(window, (...args: unknown[]) => {
        if (!again) timers.delete(`${kind} ${id}`)
        step(...args)
      }, ...rest)
      timers.add(`${kind} ${id}`)
      return id
    }
    Object.assign(window, { [end]: (id: number) => (timers.delete(`${kind} ${id}`), stop.call(window, id)) })
  }

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[name]
    const { observe, disconnect } = prototype
    const targets = new WeakMap<object, { seen: WeakSet<Node>; count: number }>()
    const stateOf = (observer: object) => targets.get(observer) ?? { seen: new WeakSet<Node>(), count: 0 }
    prototype.observe = function (this: MutationObserver & ResizeObserver & IntersectionObserver, target: Node, options?: object) {
      const state = stateOf(this)
      targets.set(this, state)
      if (!state.seen.has(target)) {
        state.seen.add(target)
        state.count++
        observed++
      }
      observe.call(this, target as never, options as never)
    }
    prototype.disconnect = function (this: MutationObserver & ResizeObserver & IntersectionObserver) {
      observed -= stateOf(this).count
      targets.delete(this)
      disconnect.call(this)
    }
    if (!('unobserve' in prototype)) continue
    const { unobserve } = prototype
    prototype.unobserve = function (this: ResizeObserver & IntersectionObserver, target: Element) {
      const state = stateOf(this)
      if (state.seen.delete(target)) {
        state.count--
        observed--
      }
      unobserve.call(this, target)
    }
  }

  Object.assign(window, { alive: (): Alive => ({ listeners, timers: timers.size, observed, sheets: document.styleSheets.length + document.adoptedStyleSheets.length }) })
}
