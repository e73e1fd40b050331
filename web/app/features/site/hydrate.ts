import { createElement, startTransition } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over what was built of a part, in pieces small enough for whoever scrolls or types meanwhile. */
export function hydrate<Props extends object>(part: HTMLElement, Part: ComponentType<Props>, props: Props): void {
  startTransition(() => void hydrateRoot(part, createElement(Part, props)))
}
