import type { Browser, Page } from '@playwright/test'
import { ownTime, TASKS } from './main-thread.ts'

/** One letter, from its key to the preview that shows it, ms. */
export interface Keystroke {
  /** By the clock. */
  readonly elapsed: number
  /** What the page's main thread worked meanwhile, by its own time. */
  readonly work: number
}

/** Longest that work waits which an editor puts off while somebody types, ms. */
const IDLE = 500

/** Run in the page: marks each key, and the first frame after it in which the preview has changed. Text, since tsx adds calls of its own to functions. */
const WATCH = `
  let typed = 0, shown = 0, calm = 0, waiting = []
  performance.clearMarks()
  window.stopWatching?.()
  // Made once: what the watching itself costs is in what it measures.
  const { port1, port2 } = new MessageChannel()
  const frame = () => port2.postMessage(null)
  port1.onmessage = () => {
    const letter = shown - 1
    performance.mark('shown-' + letter)
    setTimeout(() => {
      calm = letter + 1
      waiting = waiting.filter((tell) => tell())
    }, ${IDLE})
  }
  const mark = (event) => performance.mark('typed-' + typed++, { startTime: event.timeStamp })
  const host = [...document.querySelectorAll('[aria-label="Live preview"] *')].find((element) => element.shadowRoot)
  const observer = new MutationObserver(() => {
    if (shown === typed) return
    shown++
    requestAnimationFrame(frame)
  })
  addEventListener('keydown', mark, true)
  observer.observe(host.shadowRoot, { subtree: true, childList: true, characterData: true })
  window.stopWatching = () => (observer.disconnect(), removeEventListener('keydown', mark, true))
  window.shownLetters = (count) => new Promise((resolve) => {
    const tell = () => (calm >= count ? void resolve() : true)
    if (tell()) waiting.push(tell)
  })
`

/**
 * Types letters into the field that has the focus, one once the one before has long been drawn.
 * @param rate of slowing the processor down
 */
export async function typeLetters(browser: Browser, page: Page, count: number, rate: number): Promise<Keystroke[]> {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(`(() => {${WATCH}})()`)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await browser.startTracing(page, { categories: TASKS })
  for (let letter = 0; letter < count; letter++) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'e', key: 'e', code: 'KeyE', windowsVirtualKeyCode: 69 })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'e', code: 'KeyE', windowsVirtualKeyCode: 69 })
    await session.send('Runtime.evaluate', { expression: `shownLetters(${letter + 1})`, awaitPromise: true })
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const trace = (await browser.stopTracing()).toString()
  await session.detach()
  return Array.from({ length: count }, (_, letter) => ownTime(trace, `typed-${letter}`, `shown-${letter}`))
}
