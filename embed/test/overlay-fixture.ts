import type { Locator, Page } from '@playwright/test'
import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import type { PageApi } from '../src/loader/page-api.ts'
import { expect, test as base } from './fixture.ts'
import { idOf, sample } from './samples.ts'

declare const Inlay: PageApi

/** What a page holds for a component of a kind. */
export const markerOf = (kind: DeliveredType, id = idOf(kind)) => `<div data-inlay="${id}"></div>`

export const test = base.extend<{
  /** Publishes a component with other words, in a version. */
  publish: (kind: DeliveredType, changes?: Record<string, unknown>, version?: number) => void
  /** Publishes it and opens a page with its marker. @returns the marker */
  show: (kind: DeliveredType, changes?: Record<string, unknown>) => Promise<Locator>
}>({
  publish: async ({ inlay }, use) => {
    await use((kind, changes = {}, version = 1) => void inlay.components.set(idOf(kind), { ...sample(kind, changes), version } as DeliveredComponent))
  },
  show: async ({ page, site, visit, publish }, use) => {
    await use(async (kind, changes) => {
      publish(kind, changes)
      site.words['markers'] = markerOf(kind)
      await visit('overlays')
      return page.locator('[data-inlay]').first()
    })
  },
})

/** Has the page open a component, also before the script is there. */
export const openByPage = (page: Page, id: string) =>
  page.evaluate((which) => {
    window.Inlay ||= []
    Inlay.push(['open', which])
  }, id)

/** The class of what is at a point of the window, through shadow roots. */
export const elementAt = (at: { x: number; y: number }) => {
  let found = document.elementFromPoint(at.x, at.y)
  while (found?.shadowRoot) {
    const inner: Element | null = found.shadowRoot.elementFromPoint(at.x, at.y)
    if (!inner || inner === found) break
    found = inner
  }
  return found?.closest('[class]:not([class=""])')?.className
}

/** Takes the top layer's newcomers away, as browsers before 2023 are. Run in a page before its scripts. */
export function withoutPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) delete (HTMLElement.prototype as Partial<HTMLElement>)[name]
}

/** The same for native dialogs, missing in Safari before 15.4. */
export function withoutDialogs(): void {
  for (const name of ['show', 'showModal', 'close', 'open'] as const) delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name]
}

export { expect }
