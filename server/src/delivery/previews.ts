import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import { VisitorError } from './answer.ts'
import { previewed } from './previewed.ts'
import { storedComponent } from './published-components.ts'
import type { ComponentRow } from './store.ts'

export interface PreviewsNeeds {
  /** @returns the owner's id; null: not a token, or not any more */
  readonly ownerOf: (token: string) => string | null
  readonly read: (ids: string[]) => Promise<ComponentRow[]>
}

/** Drafts as the holder of a preview link gets them. Read anew each time: nobody but owners asks for them. */
export class Previews {
  readonly #needs: PreviewsNeeds

  constructor(needs: PreviewsNeeds) {
    this.#needs = needs
  }

  isOpen(token: string): boolean {
    return this.#needs.ownerOf(token) !== null
  }

  /** The owner's components among ids, published or not, by id, as JSON. */
  async deliver(ids: readonly string[], token: string): Promise<ReadonlyMap<string, { readonly component: Deliverable; readonly json: string }>> {
    // Below zero it is a preview: what such a version says is counted nowhere. Another one each time, so that a banner closed in one is there in the next.
    const version = -Math.floor(Date.now() / 1000)
    const found = await this.#find(ids, token)
    return new Map([...found].map(([id, component]) => [id, { component, json: JSON.stringify(deliver(component, { id, version })) }]))
  }

  /** What an answer given in a preview is checked against. @throws 410 when the link is over, 404 */
  async find(id: string, token: string): Promise<Deliverable> {
    if (!this.isOpen(token)) throw new VisitorError(410, 'PREVIEW_ENDED', 'This preview has ended. Please open a new one from the editor.')
    const component = (await this.#find([id], token)).get(id)
    if (!component) throw new VisitorError(404, 'NOT_FOUND', 'This is not open any more')
    return component
  }

  async #find(ids: readonly string[], token: string): Promise<Map<string, Deliverable>> {
    const owner = this.#needs.ownerOf(token)
    const rows = owner === null || ids.length === 0 ? [] : await this.#needs.read([...ids])
    return new Map(rows.flatMap((row) => {
      const component = row.owner_id === owner && !row.banned ? storedComponent(row) : null
      return component ? [[row.id, previewed(component)] as const] : []
    }))
  }
}
