import type { DeliveredComponent } from '@inlay/contract/delivery'
import { renderers } from '@inlay/embed/renderers'
import { mountWith } from './mount-with.ts'
import type { MountedAny } from './mount-with.ts'

/** Draws a component of whichever kind, at once: with the renderers of all. */
export function mountAny(host: HTMLElement, component: DeliveredComponent): MountedAny {
  return mountWith(renderers, host, component)
}
