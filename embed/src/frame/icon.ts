const SVG = 'http://www.w3.org/2000/svg'

/**
 * A line icon of 24 units, hidden from screen readers.
 * Built node by node: innerHTML is refused under Trusted Types, and a fragment reference breaks under a base element.
 * @param path the path's `d`
 */
export function icon(document: Document, path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'icon')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  svg.appendChild(line)
  return svg
}
