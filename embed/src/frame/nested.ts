import type { Delivered } from '@inlay/contract/delivery'
import type { Mounted, mount } from '../mount.ts'
import type { Frame, MountOptions, Registry } from '../renderer.ts'

/** Kinds that another kind can have inside. */
type Inner = 'form' | 'faq'
export type Inside = { [T in Inner]: Pick<Delivered<T>, 'type' | 'config'> }[Inner]
/** The agreement of a renderer's chunk, as in loader/chunk.ts. */
type Draw = (host: HTMLElement, component: Delivered<Inner>, options: MountOptions) => Mounted<Inner>

export interface Nested {
  /** Says what is to be inside. What is drawn already is drawn anew; another kind waits for the next `draw`. */
  want(inside: Inside | null): void
  /** Draws it, unless that was done. @returns false: its renderer cannot be had. Never rejects */
  draw(): Promise<boolean>
}

/**
 * A component inside of `host`, drawn by its own kind's renderer: a preview has it at hand, a host page fetches it. It goes by
 * the outer one's id and looks, and what happens in it counts for that.
 * @param mountInner mount.ts, which a part of a chunk would otherwise bring a second time
 */
export function nested(frame: Frame, mountInner: typeof mount, host: HTMLElement): Nested {
  let wanted: Inside | null = null
  let drawn: Mounted<Inner> | null = null
  /** Another address after every failure, as in part.ts. */
  let query = ''
  const component = () => ({ ...frame.component, ...wanted }) as Delivered<Inner>

  const renderer = async (type: Inner): Promise<Draw> => {
    const { registry, options } = frame
    if (registry[type]) return (place, inner, given) => mountInner(place, inner, registry as Registry<Inner>, given)
    return ((await import(options.origin + options.renderers![type]! + query)) as { default: Draw }).default
  }
  const draw = async () => {
    if (!wanted || drawn) return
    const { type } = wanted
    const drawInner = await renderer(type)
    // Meanwhile it may be gone, of another kind, or drawn.
    if (!drawn && wanted && wanted.type === type) drawn = drawInner(host, component(), frame.options)
  }
  const reserve = (height: number) => host.style.setProperty('min-height', `${height}px`)
  const want = (inside: Inside | null) => {
    if (drawn && (!inside || inside.type !== wanted!.type)) {
      drawn.destroy()
      drawn = null
    }
    wanted = inside
    if (drawn) drawn.update(component())
    else reserve(inside ? height(inside) : 0)
  }
  frame.cleanup(() => want(null))

  return {
    want,
    async draw() {
      try {
        await draw()
        return true
      } catch {
        query += '?'
        frame.emit('component_error')
        return false
      } finally {
        reserve(0)
      }
    },
  }
}

/** About what it will take, px, kept free until it is drawn. */
const height = ({ type, config }: Inside) => (type === 'form' ? config.fields.length * 84 + 46 : config.items.length * 51)
