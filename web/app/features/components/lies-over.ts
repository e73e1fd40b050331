import type { Deliverable } from '@inlay/contract/deliver'

/** Whether it takes no room of its own on a page. */
export const liesOver = ({ type, config }: Deliverable) => type === 'modal' || type === 'widget' || (type === 'banner' && config.position !== 'inline')
