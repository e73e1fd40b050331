/**
 * Makes `children` the only children of `parent`, in this order; what is no node is left out. What stays is moved only
 * when the order of what stays changed, so that it keeps focus.
 */
export function arrange(parent: Element, children: readonly (Node | false | '' | null | undefined)[]): void {
  const wanted = children.filter(Boolean) as Node[]
  for (const child of [...parent.childNodes]) if (!wanted.includes(child)) child.remove()
  wanted.forEach((child, place) => {
    const there = parent.childNodes[place]
    if (there !== child) parent.insertBefore(child, there || null)
  })
}
