import { emulatedMedia } from './emulated-media.ts'
import type { EmulatedMedia } from './emulated-media.ts'
import { serveBidi } from './endpoint.ts'
import type { Json, Message, Send } from './endpoint.ts'
import { evaluateWithoutEval } from './evaluate-without-eval.ts'
import { withChannel } from './scripts.ts'
import { startWebkit } from './start-webkit.ts'
import { webkitPage } from './webkit-page.ts'
import type { WebKitPage } from './webkit-page.ts'

/** Between two looks for windows that pages opened, ms. */
const LOOK_AROUND = 200

/** WebKit does not speak BiDi yet; this does in its place what Playwright asks of a browser. */
export async function webkit(args: readonly string[]): Promise<void> {
  const { driver, inspect, stop } = await startWebkit(args[args.indexOf('--profile') + 1]!, () => process.exit())
  const pages = new Map<string, WebKitPage>()
  const preloads = new Map<string, { source: string; of: (page: WebKitPage) => boolean }>()
  const viewports = new Map<string, { width: number; height: number }>()
  let media: EmulatedMedia = {}
  /** The page that was scripted or touched last: whose doing a new window is. */
  let touched: WebKitPage | undefined
  let ids = 0
  let send: Send
  const emit = (method: string, params: Json) => send({ type: 'event', method, params })

  const pageOf = (target: Json): WebKitPage => {
    const page = [...pages.values()].find((one) => one.knows(target))
    if (!page) throw Object.assign(new Error('There is no such page.'), { code: 'no such frame' })
    touched = page
    return page
  }
  const watch = (window: string, userContext: string, opener?: string): WebKitPage => {
    const connect = inspect()
    const page: WebKitPage = webkitPage(window, connect, {
      userContext,
      opener,
      emit,
      driver,
      preloads: () => [...preloads.values()].filter(({ of }) => of(page)).map(({ source }) => source).join(';\n'),
      media: () => media,
    })
    pages.set(window, page)
    connect.begin(page.receive)
    return page
  }
  /** Takes note of windows that pages opened or closed, and opens one more for a context. */
  const lookAround = async (userContext?: string): Promise<WebKitPage | undefined> => {
    const { found, gone } = await driver.windows(userContext !== undefined)
    for (const window of gone) {
      pages.get(window)?.end()
      pages.delete(window)
    }
    const opened = userContext === undefined ? undefined : found.pop()
    for (const window of found) watch(window, touched?.userContext ?? 'default', touched?.window)
    return opened === undefined ? undefined : watch(opened, userContext!)
  }
  const keepLooking = () => void lookAround().finally(() => setTimeout(keepLooking, LOOK_AROUND)).catch(() => {})
  keepLooking()
  const create = async (userContext: string): Promise<Json> => {
    const page = (await lookAround(userContext))!
    await page.shown
    touched = page
    const viewport = viewports.get(userContext)
    if (viewport) await page.resize(viewport)
    return { context: page.window }
  }
  const close = async (page: WebKitPage) => {
    pages.delete(page.window)
    await page.close()
  }
  const every = (params: Json) => [...pages.values()].filter((page) => (params.contexts?.includes(page.window) ?? params.userContexts?.includes(page.userContext) ?? true))

  const commands: Record<string, (params: Json) => Promise<Json>> = {
    'session.new': async () => ({ sessionId: 'webkit', capabilities: { browserName: 'webkit', browserVersion: driver.version, userAgent: '' } }),
    'browser.createUserContext': async () => ({ userContext: `context-${++ids}` }),
    async 'browser.removeUserContext'({ userContext }) {
      for (const page of every({ userContexts: [userContext] })) await close(page)
      return {}
    },
    'browsingContext.create': ({ userContext }) => create(userContext),
    'browsingContext.close': async ({ context }) => (await close(pageOf({ context })), {}),
    'browsingContext.navigate': ({ context, url }) => pageOf({ context }).navigate(url),
    'browsingContext.reload': ({ context }) => pageOf({ context }).reload(),
    'browsingContext.traverseHistory': ({ context, delta }) => pageOf({ context }).traverse(delta),
    'browsingContext.locateNodes': ({ locator }) => pageOf({ context: locator.value.context }).scripts.holderOf(locator.value.context),
    async 'browsingContext.setViewport'({ context, userContexts = [], viewport }) {
      for (const one of userContexts) viewports.set(one, viewport)
      for (const page of context ? [pageOf({ context })] : every({ userContexts })) await page.resize(viewport)
      return {}
    },
    async 'browsingContext.captureScreenshot'({ context, clip, origin }) {
      const { x, y, width, height } = clip
      const { dataURL } = await pageOf({ context }).ask('Page.snapshotRect', { x, y, width, height, coordinateSystem: origin === 'document' ? 'Page' : 'Viewport' })
      return { data: dataURL.split(',')[1] }
    },
    'script.evaluate': (params) => pageOf(params.target).scripts.evaluate(params),
    'script.callFunction': (params) => pageOf(params.target).scripts.callFunction(params),
    'script.disown': (params) => pageOf(params.target).scripts.disown(params),
    async 'script.addPreloadScript'({ functionDeclaration, arguments: given, contexts, userContexts }) {
      const script = `script-${++ids}`
      const source = `(${given ? withChannel(functionDeclaration) : functionDeclaration})()`
      preloads.set(script, { source, of: (page) => every({ contexts, userContexts }).includes(page) })
      for (const page of every({ contexts, userContexts })) await page.refreshPreloads()
      return { script }
    },
    async 'script.removePreloadScript'({ script }) {
      preloads.delete(script)
      for (const page of pages.values()) await page.refreshPreloads()
      return {}
    },
    'input.performActions': ({ context, actions }) => pageOf({ context }).act(actions),
    'input.setFiles': (params) => pageOf(params).setFiles(params),
    async 'storage.getCookies'() {
      const [page] = pages.values()
      const { cookies } = page ? await page.ask('Page.getCookies') : { cookies: [] }
      return { cookies: cookies.map((cookie: Json) => ({ ...cookie, value: { type: 'string', value: cookie.value }, sameSite: 'none' })) }
    },
    async 'storage.setCookie'({ cookie: { name, value, domain, path = '/', httpOnly = false, secure = false, expiry } }) {
      const cookie = { name, value: value.value, domain, path, httpOnly, secure, session: expiry === undefined, expires: expiry ?? 0, sameSite: 'None' }
      await [...pages.values()][0]?.ask('Page.setCookie', { cookie })
      return {}
    },
    async 'network.addIntercept'({ phases, ...scope }) {
      if (phases.includes('beforeRequestSent')) for (const page of every(scope)) await page.intercept(true)
      return { intercept: 'all' }
    },
    async 'network.removeIntercept'() {
      for (const page of pages.values()) await page.intercept(false)
      return {}
    },
    'network.continueRequest': ({ request }) => answerRequest('Network.interceptContinue', { requestId: request, stage: 'request' }),
    'network.failRequest': ({ request }) => answerRequest('Network.interceptRequestWithError', { requestId: request, errorType: 'General' }),
    'network.provideResponse': ({ request, statusCode = 200, reasonPhrase = '', headers = [], body }) => {
      const sent = Object.fromEntries(headers.map(({ name, value }: Json) => [name, value.value]))
      const content = { content: body?.value ?? '', base64Encoded: body?.type === 'base64' }
      return answerRequest('Network.interceptRequestWithResponse', { requestId: request, ...content, mimeType: sent['content-type'] ?? 'text/plain', status: statusCode, statusText: reasonPhrase, headers: sent })
    },
    'network.getData': async ({ request }) => {
      const { body, base64Encoded } = await answerRequest('Network.getResponseBody', { requestId: request })
      return { bytes: { type: base64Encoded ? 'base64' : 'string', value: body } }
    },
    async 'browser.close'() {
      setImmediate(stop)
      return {}
    },
  }
  /** Nothing to do here for these: what they set is so, or no page of ours can tell. */
  const settled = /^(session\.subscribe|network\.(addDataCollector|setCacheBehavior|setExtraHeaders)|browser\.setDownloadBehavior|browsingContext\.activate|storage\.deleteCookies|emulation\.set(Screen(Orientation|Settings)|Locale)Override)$/
  const answerRequest = async (method: string, params: Json): Promise<Json> => {
    const results = await Promise.allSettled([...pages.values()].map((page) => page.ask(method, params)))
    const done = results.find((result) => result.status === 'fulfilled')
    if (!done) throw new Error('There is no such request.')
    return done.value
  }

  const run = async (message: Message): Promise<Json> => {
    const wanted = emulatedMedia(message)
    if (wanted) {
      media = { ...media, ...wanted }
      for (const page of pages.values()) await page.refreshMedia()
      return {}
    }
    const { method = '', params } = evaluateWithoutEval(message)
    const command = commands[method]
    if (command) return command(params)
    if (settled.test(method)) return {}
    throw new Error(`${method} is not done in WebKit.`)
  }
  serveBidi((message, toPlaywright) => {
    send = toPlaywright
    run(message).then(
      (result: Json) => send({ type: 'success', id: message.id!, result }),
      (error: Error & { code?: string }) => send({ type: 'error', id: message.id!, error: error.code ?? 'unknown error', message: error.message }),
    )
  }, stop)
}
