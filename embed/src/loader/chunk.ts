import type { DeliveredComponent } from '@inlay/contract/delivery'
import type { MountOptions } from '../renderer.ts'

/**
 * What a renderer chunk exports as its default: the whole agreement between this script and the chunks. Both are
 * cached apart, so a script from yesterday meets a chunk of today: the agreement holds for every address that
 * /v1/components names, and a change of it takes a new path of the wire, /v2.
 */
export type Chunk = (host: HTMLElement, component: DeliveredComponent, options: MountOptions) => MountedChunk

export interface MountedChunk {
  update(component: DeliveredComponent): void
  destroy(): void
  open(): void
  close(): void
}

/** Another address after every failure, as in frame/part.ts. */
let query = ''

/** @param address absolute */
export async function loadChunk(address: string): Promise<Chunk> {
  try {
    return ((await import(address + query)) as { default: Chunk }).default
  } catch (error) {
    query += '?'
    throw error
  }
}
