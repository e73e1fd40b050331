/** What a visitor does to many components at once, through shadow roots; `window.visitor` of a page. */
export interface Visitor {
  /** Elements in all open shadow roots of the page, as deep as they go. */
  all<E extends HTMLElement>(selector: string, root?: ParentNode): E[]
  /** Resolves to what `ask` gives once it gives something. */
  until<T>(ask: () => T | null | undefined | false | 0 | '', what: string): Promise<T>
  /** Waits for so many components to be drawn. */
  drawn(count: number): Promise<unknown>
  /** Opens what lies over the page, until all in it is there. */
  open(ids: readonly string[]): Promise<void>
  /** Presses the button of every form without an answer, until each says what is wrong. */
  complain(): Promise<void>
  /** Answers one thing in each form, and sends those that need no more, until each is answered. @returns how many were taken */
  send(): Promise<number>
}

declare global {
  const visitor: Visitor
}

/** Run in a page before its scripts. */
export function installVisitor(): void {
  const all = <E extends HTMLElement>(selector: string, root: ParentNode = document): E[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [...(element.matches(selector) && root !== document ? [element as E] : []), ...(element.shadowRoot ? all<E>(selector, element.shadowRoot) : [])])
  const until: Visitor['until'] = async (ask, what) => {
    const end = Date.now() + 10_000
    for (;;) {
      const answer = ask()
      if (answer) return answer
      if (Date.now() > end) throw new Error(`${what} did not come`)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  const isShown = (element: Element) => element.getClientRects().length > 0
  const type = (input: HTMLInputElement | null, value: string) => {
    if (!input) return
    input.value = value
    for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
  }
  /** The button that goes on or sends. */
  const button = (form: HTMLElement) => [...form.querySelectorAll<HTMLButtonElement>('.button:not(.bare):not(.quiet)')].at(-1)!
  const namesIn = (form: HTMLElement) => new Set([...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name))
  const isIdle = (form: HTMLElement) => button(form).getAttribute('aria-disabled') !== 'true'

  const it: Visitor = {
    all,
    until,
    drawn: (count) => until(() => [...document.querySelectorAll('[data-inlay], [data-inlay-quiz]')].filter((host) => host.shadowRoot?.querySelector('.inlay')).length === count, `${count} components`),
    async open(ids) {
      for (const id of ids) (window.Inlay as { open(id: string): void }).open(id)
      await until(() => all('dialog[open], .panel:not([hidden])').filter(isShown).length === ids.length, 'what opens')
      // Its height is kept free until it is drawn.
      await until(() => all('.more').every(({ style }) => style.minHeight === '0px'), 'what is inside')
    },
    async complain() {
      const forms = all('form').filter(isShown)
      for (const form of forms) button(form).click()
      await until(() => forms.every((form) => isIdle(form) && form.querySelector('.error:not(:empty)')), 'what is wrong')
    },
    async send() {
      const forms = all('form').filter((form) => isShown(form) && namesIn(form).size < 4 && !form.querySelector('.meta'))
      for (const form of forms) {
        const option = form.querySelector<HTMLInputElement>('input[type=radio], input[type=checkbox]')
        if (option && !option.checked) option.click()
        type(form.querySelector('[autocomplete=email]'), 'visitor@example.com')
        button(form).click()
      }
      await until(() => forms.every((form) => !isShown(form) || (isIdle(form) && form.querySelector('.error:not(:empty)'))), 'an answer')
      return forms.filter((form) => !isShown(form)).length
    },
  }
  Object.assign(window, { visitor: it })
}
