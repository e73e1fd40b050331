/**
 * Puts in the place of built-in functions what pages get from libraries older than these: Prototype's and MooTools' copying
 * Array.from, which maps nothing and knows no iterator, an entries that is a copy, a remove that throws for what is nowhere, and
 * arrays that write themselves down as text. Run in a page before its scripts.
 */
export function installOldLibrary(): void {
  const slice = Array.prototype.slice
  const copy = (given: unknown) => slice.call(Object(given)) as unknown[]
  Object.assign(Array, { from: copy })
  const replace = (prototype: object, functions: Record<string, (this: never, ...given: never[]) => unknown>) => Object.assign(prototype, functions)
  replace(Array.prototype, {
    entries: function (this: unknown[]) {
      return copy(this)
    },
    find: function (this: unknown[], suits: (one: unknown) => boolean) {
      for (let index = 0; index < this.length; index++) if (suits(this[index])) return this[index]
      return undefined
    },
    toJSON: function (this: unknown[]) {
      return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`
    },
  })
  replace(Element.prototype, {
    remove: function (this: Element) {
      this.parentNode!.removeChild(this)
      return this
    },
  })
}
