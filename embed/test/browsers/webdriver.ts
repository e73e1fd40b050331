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
  const known = new Set([first])
  let shown = first
  const show = async (window: string) => {
    if (shown !== window) await ask('POST', '/window', { handle: window })
    shown = window
  }
  return {
    version: session.capabilities.browserVersion as string,
    /** @returns the names of windows that pages opened since, then that of the new one when there is to be one, and those that are gone */
    windows: (more: boolean) =>
      inTurn(async () => {
        await show(first)
        const all = (await ask('GET', '/window/handles')) as string[]
        const gone = [...known].filter((window) => !all.includes(window))
        const found = all.filter((window) => !known.has(window))
        if (more) found.push((await ask('POST', '/window/new', { type: 'window' })).handle as string)
        for (const window of gone) known.delete(window)
        for (const window of found) known.add(window)
        return { found, gone }
      }),
    in: (window: string, method: string, path: string, body?: Json) =>
      inTurn(async () => {
        await show(window)
        return ask(method, path, body)
      }),
  }
}

export type WebDriver = Awaited<ReturnType<typeof webDriver>>
