/** What a visitor does to a component. A selector looks through shadow roots; `text` is part of what it must hold. */
export type Step =
  | { readonly click: string; readonly text?: string }
  | { readonly fill: string; readonly with: string }
  /** Waits until a text is there. */
  | { readonly see: string }
  /** What Inlay.open(id) of the page does. */
  | { readonly open: true }

/** How long a step waits for what it needs, ms. */
const PATIENCE = 4_000

/** Plays what stands in `data-play` of every marker, one after the other; then `data-done` is on the body. */
async function play(): Promise<void> {
  const problems: string[] = []
  for (const host of document.querySelectorAll<HTMLElement>('[data-play]')) {
    try {
      await until(() => host.shadowRoot?.querySelector('.inlay'))
      for (const step of JSON.parse(host.dataset['play']!) as Step[]) await act(host, step)
    } catch (error) {
      problems.push(`${host.id}: ${String(error)}`)
    }
  }
  const frames = [...document.querySelectorAll('iframe')]
  for (const frame of frames) {
    const inside = await until(() => frame.contentDocument?.body?.dataset['done']).catch(() => `${frame.title} is not done`)
    if (inside !== 'ok') problems.push(inside)
  }
  deepFocus()?.blur()
  scrollTo(0, 0)
  document.body.dataset['done'] = problems.join('\n') || 'ok'
}

async function act(host: HTMLElement, step: Step): Promise<void> {
  const root = host.shadowRoot!
  if ('open' in step) return (window.Inlay as { push(call: readonly unknown[]): void }).push(['open', host.id])
  if ('see' in step) return void (await until(() => all(root, '*').some((element) => isShown(element) && !!element.textContent?.includes(step.see)), step.see))
  const selector = 'click' in step ? step.click : step.fill
  const element = await until(() => all(root, selector).find((found) => isShown(found) && (!('text' in step) || found.textContent?.includes(step.text!))), JSON.stringify(step))
  if ('click' in step) return element.click()
  ;(element as HTMLInputElement).value = step.with
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}

function all(root: ShadowRoot, selector: string): HTMLElement[] {
  const inner = [...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? all(element.shadowRoot, selector) : []))
  return [...inner, ...root.querySelectorAll<HTMLElement>(selector)]
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

function deepFocus(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

async function until<T>(ask: () => T | null | undefined | false | '', what = 'it'): Promise<T> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const answer = ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

void play()
