import type { Json } from './endpoint.ts'

/** Sends commands of WebDriver one after another, to the window that each is meant for. https://www.w3.org/TR/webdriver2/ */
export async function webDriver(port: number, capabilities: Json) {
  const call = async (method: string, path: string, body?: Json): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json())
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId, ...session } = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const ask = (method: string, path: string, body?: Json) => call(method, `/session/${sessionId}${path}`, body)
  /** Stays open, since a session ends with its last window, and opens the others. */
  const first = (await ask('GET', '/window')) as string
  let shown = first
  const show = async (window: string) => {
    if (shown !== window) await ask('POST', '/window', { handle: window })
    shown = window
  }
  return {
    version: session.capabilities.browserVersion as string,
    /** @returns the new window's name */
    open: () => inTurn(async () => {
        await show(first)
        return (await ask('POST', '/window/new', { type: 'window' })).handle as string
      }),
    in: (window: string, method: string, path: string, body?: Json) =>
      inTurn(async () => {
        await show(window)
        return ask(method, path, body)
      }),
  }
}

export type WebDriver = Awaited<ReturnType<typeof webDriver>>
