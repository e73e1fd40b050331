import type { Frame } from '../renderer.ts'

const lines = new Map<string, (() => void)[]>()

/**
 * Several markers can name one component, for an oversight or while a router exchanges pages. What lies over the page is then
 * the first one's; when that goes, the next in line gets it. Previews do not know of each other.
 * @param take called when this drawing is the one
 */
export function claim({ component, options, cleanup }: Frame, take: () => void): void {
  if (!options.origin) return take()
  const line = lines.get(component.id) || []
  lines.set(component.id, line)
  cleanup(() => {
    const first = line[0]
    line.splice(line.indexOf(take), 1)
    if (first === take && line[0]) line[0]()
  })
  if (line.push(take) < 2) take()
}
