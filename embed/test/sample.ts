import type { Delivered } from '@inlay/contract/delivery'
import { idOf, sample } from './samples.ts'

export const FAQ_ID = idOf('faq')

/** An FAQ as the server delivers it. */
export function sampleFaq(changes: Record<string, unknown> = {}, id = FAQ_ID): Delivered<'faq'> {
  return sample('faq', changes, id)
}
