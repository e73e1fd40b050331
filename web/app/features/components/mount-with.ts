import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import { mount } from '@inlay/embed/mount'
import type { Mounted } from '@inlay/embed/mount'
import type { renderers } from '@inlay/embed/renderers'
import { writeOnce } from './write-once.ts'

type Renderers = typeof renderers
type Options = NonNullable<Parameters<typeof mount>[3]>

export type MountedAny = Mounted<DeliveredType>

/**
 * Draws a component. What a visitor would send goes nowhere, and is answered as if it had arrived.
 * @param renderers what its kind is drawn by, at least
 * @param options laid over that
 */
export function mountWith(renderers: Renderers, host: HTMLElement, component: DeliveredComponent, options: Options = {}): MountedAny {
  // One kind with its own config, which the compiler cannot follow through a union.
  const mountOne = mount as unknown as (host: HTMLElement, component: DeliveredComponent, registry: Renderers, options: object) => MountedAny
  const mounted = mountOne(host, component, renderers, { send: () => Promise.resolve({ status: 200, body: { ok: true } }), ...options })
  writeOnce(host)
  return mounted
}
