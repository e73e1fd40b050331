import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import { mountAny } from './mount-any.ts'

/** Width of a usual text column, px. The component is a little taller where it is narrower. */
const COLUMN = 640

/** Height that the component takes in a usual column, px, for the marker to keep free so that the page does not move. */
export function reservedHeight(component: Deliverable): number {
  const host = document.createElement('div')
  host.inert = true
  Object.assign(host.style, { position: 'absolute', insetInlineStart: '-9999px', top: '0', width: `${COLUMN}px` })
  // The component's own `position: static !important` would put the host itself back into the page.
  const inner = document.createElement('div')
  host.append(inner)
  document.body.append(host)
  const mounted = mountAny(inner, deliver(component, { id: 'measured', version: 0 }))
  const height = inner.offsetHeight
  mounted.destroy()
  host.remove()
  return height
}
