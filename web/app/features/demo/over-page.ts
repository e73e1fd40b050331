import type { DeliveredType } from '@inlay/contract/delivery'

/** Kinds that lie over the page, so that they can be shown again. */
export const OVER_PAGE: ReadonlySet<DeliveredType> = new Set(['banner', 'modal', 'widget'])
