import type { EventType } from '@inlay/contract/delivery'
import type { ComponentSource, Found } from './component-source.ts'
import type { Chunk, MountedChunk } from './chunk.ts'
import type { Track } from './event-queue.ts'
import { announce } from './page-events.ts'
import { markerId } from './watch-markers.ts'
import { watchViews } from './watch-views.ts'

interface Turn {
  /** What Inlay answered; undefined until then. */
  found?: Found | null
}

interface Place {
  readonly id: string
  /** The component's kind, once it is known. */
  type?: string
  /** The version that is drawn. */
  version?: number
  mounted?: MountedChunk
  viewed?: boolean
  /** Its latest drawing; none once it is taken out. What an earlier one comes to is not drawn, and what fails in it is not told. */
  turn?: Turn | undefined
}

export interface PlacesNeeds {
  readonly source: ComponentSource
  /** @param address of a renderer */
  readonly load: (address: string) => Promise<Chunk>
  readonly track: Track
  /** Tells whoever reads the page's console. */
  readonly explain: (error: string) => void
  readonly nonce: string
  /** Where Inlay is served. */
  readonly origin: string
}

export interface Places {
  /** Brings one element in line with its marker: mounted, taken out, or exchanged for another component. */
  readonly sync: (host: HTMLElement) => void
  /** The same for every element that has a component. */
  readonly syncAll: () => void
  readonly open: (id: string) => void
  readonly close: (id: string) => void
  /** Asks Inlay again for one component, or for all, and draws what changed. */
  readonly refresh: (id?: string) => void
}

/** The markers of the page and what is mounted on them. */
export function createPlaces({ source, load, track, explain, nonce, origin }: PlacesNeeds): Places {
  const places = new Map<Element, Place>()
  /** What the page asked of components that are not mounted yet. */
  const wishes = new Map<string, 'open' | 'close'>()
  const heard = (type: EventType, place: Place) => {
    // Seen in the page, or said by what lies over it: one view a drawing.
    if (type === 'view') {
      if (place.viewed) return
      place.viewed = true
    }
    track(type, place)
    if (type === 'view' || type === 'submit') announce(type, { id: place.id, type: place.type })
  }
  const views = watchViews((host) => {
    const place = places.get(host)
    if (place) heard('view', place)
  })

  const fill = async (host: HTMLElement, place: Place, turn: Turn) => {
    const { id } = place
    const found = (turn.found = await source.get(id))
    if (place.turn !== turn) return
    if (!found) return takeOut(host, place)
    const { component, renderers } = found
    place.type = component.type
    place.version = component.version
    const chunk = place.mounted ? null : await load(origin + renderers[component.type]!)
    if (place.turn !== turn) return
    if (place.mounted) return place.mounted.update(component)
    place.mounted = chunk!(host, component, { nonce, origin, renderers, emit: (type) => heard(type, place) })
    track('component_load', place)
    announce('load', { id, type: place.type })
    views.watch(host)
    const wish = wishes.get(id)
    wishes.delete(id)
    if (wish) place.mounted[wish]()
  }

  /** Draws the place, or redraws it from a fresh answer. Never rejects. */
  const draw = (host: HTMLElement, place: Place) => {
    const turn: Turn = (place.turn = {})
    fill(host, place, turn)
      .catch((error: unknown) => {
        if (place.turn !== turn) return
        const message = String(error)
        explain(message)
        announce('error', { id: place.id, type: place.type, message })
        // Inlay could not be reached: no renderer failed, and this would not arrive either.
        if (turn.found) track('component_error', place)
      })
      .catch(() => {})
  }

  const takeOut = (host: Element, place: Place) => {
    views.unwatch(host)
    try {
      place.mounted?.destroy()
    } catch {
      // The page took the element apart before us.
    }
    place.mounted = place.viewed = place.turn = undefined
  }

  const sync = (host: HTMLElement) => {
    const id = markerId(host)
    const before = places.get(host)
    if (before && before.id === id) return
    if (before) {
      places.delete(host)
      takeOut(host, before)
    }
    if (!id) return
    const place: Place = { id }
    places.set(host, place)
    draw(host, place)
  }

  const act = (id: string, wish: 'open' | 'close') => {
    wishes.set(id, wish)
    places.forEach((place) => {
      if (place.id !== id || !place.mounted) return
      wishes.delete(id)
      place.mounted[wish]()
    })
  }

  return {
    sync,
    syncAll: () => places.forEach((_, host) => sync(host as HTMLElement)),
    open: (id) => act(id, 'open'),
    close: (id) => act(id, 'close'),
    refresh(id) {
      places.forEach((place) => {
        if (!id || place.id === id) source.forget(place.id)
      })
      places.forEach((place, host) => {
        if (!id || place.id === id) draw(host as HTMLElement, place)
      })
    },
  }
}
