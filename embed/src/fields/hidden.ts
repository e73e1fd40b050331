import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'

/** A value that the owner set, or that stands in the address of the page. */
export const hidden: DrawField<'hidden'> = ({ document }, { value, queryParameter }) => {
  const given = queryParameter && new URLSearchParams(document.location.search).get(queryParameter)
  const element = el(document, 'span')
  element.className = 'none'
  return { element, read: () => given || value }
}
