import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import { mount } from '../../../src/mount.ts'
import type { Mounted } from '../../../src/mount.ts'
import { renderers } from '../../../src/renderers.ts'

declare global {
  /** Draws a component, draws it once more over itself, and takes it away. @returns what went wrong on the way */
  function draw(component: DeliveredComponent, texts: readonly string[]): Promise<string[]>
}

const thrown: string[] = []
addEventListener('error', ({ message }) => thrown.push(message))
addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))

// Run in the page, which has no server.
globalThis.draw = async (component, texts) => {
  const wrong: string[] = []
  const check = (right: boolean, what: string) => void (right || wrong.push(what))
  const told = JSON.stringify(component)
  const before = document.body.children.length
  const host = document.body.appendChild(document.createElement('div'))
  let one: Mounted<DeliveredType> | undefined
  try {
    one = mount(host, component as never, renderers, { send: () => Promise.resolve({ status: 200, body: { ok: true } }) })
    one.open()
    await drawnOnce(host.shadowRoot!)
    const drawn = written(host.shadowRoot!)
    check(drawn.length > 0, 'nothing is drawn')
    for (const text of texts) if (!textOf(host.shadowRoot!).includes(text)) check(false, `${JSON.stringify(text)} is not shown`)
    check(!/undefined|NaN|\[object/.test(textOf(host.shadowRoot!)), 'something is shown that is no text')
    one.update(JSON.parse(told) as never)
    await drawnOnce(host.shadowRoot!)
    check(written(host.shadowRoot!) === drawn, 'drawn over itself it is another')
    check(JSON.stringify(component) === told, 'drawing changed the config')
  } catch (error) {
    wrong.push(String(error))
  }
  one?.destroy()
  check(host.shadowRoot?.querySelector('*:not(slot)') === null, 'it is not taken away')
  host.remove()
  check(document.body.children.length === before, 'it left something on the page')
  return [...wrong, ...thrown.splice(0)]
}

/** Resolves when two frames in a row have drawn the same: what opens is loaded first. */
async function drawnOnce(root: ParentNode): Promise<void> {
  for (let before = '', now = written(root), frames = 0; (before !== now || frames < 2) && frames < 60; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    before = now
    now = written(root)
  }
}

/** What is in a root, and in the roots in it. */
function written(root: ParentNode): string {
  return [...root.querySelectorAll('.inlay')].map((body) => body.outerHTML + [...body.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? written(shadowRoot) : '')).join('')).join('')
}

function textOf(root: ParentNode): string {
  return [...root.querySelectorAll('.inlay')].map(({ textContent }) => textContent).join('')
}
