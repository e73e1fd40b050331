type Content = Node | string | false | null | undefined

/** Properties of the element, and attributes that are none: ARIA. What is empty is left out. */
type Given<E> = { readonly [K in keyof E]?: E[K] | string | number | false | null | undefined } & { readonly [K in `aria-${string}`]?: string | false }

/** Makes an element with its properties and what is in it. Text only ever meets the DOM as text. */
export type Make = <K extends keyof HTMLElementTagNameMap>(tag: K, given?: Given<HTMLElementTagNameMap[K]> | null, ...content: Content[]) => HTMLElementTagNameMap[K]

/** A maker of elements of this document. */
export const maker =
  (document: Document): Make =>
  (tag, given, ...content) => {
    const element = document.createElement(tag)
    const target = element as unknown as Record<string, unknown>
    for (const [name, value] of Object.entries(given || {})) {
      if (!value && value !== 0) continue
      if (name in element) target[name] = value
      else element.setAttribute(name, String(value))
    }
    element.append(...(content.filter(Boolean) as (Node | string)[]))
    return element
  }
