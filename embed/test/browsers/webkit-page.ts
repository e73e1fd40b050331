import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { EmulatedMedia } from './emulated-media.ts'
import type { Json } from './endpoint.ts'
import type { Emit } from './frames.ts'
import { frames as framesOf } from './frames.ts'
import { inspectedPage } from './inspected-page.ts'
import type { Connection } from './inspected-page.ts'
import { network as networkOf } from './network.ts'
import { CHANNEL, scripts as scriptsOf } from './scripts.ts'
import { toRemote } from './remote-values.ts'
import { WINDOW_PLACE } from './start-webkit.ts'
import type { WebDriver } from './webdriver.ts'

/** What WebKit itself has to say about a page, it reports as it does errors of scripts. */
const REMARKS = /^(Fetch API|XMLHttpRequest|Beacon API) cannot load/

export interface Surroundings {
  readonly userContext: string
  /** The window whose page opened this one. */
  readonly opener?: string | undefined
  readonly emit: Emit
  readonly driver: WebDriver
  /** Scripts that run in each document before its own. */
  readonly preloads: () => string
  readonly media: () => EmulatedMedia
}

export type WebKitPage = ReturnType<typeof webkitPage>

/** A window of WebKit, spoken to by BiDi: watched and scripted by the inspector, and touched by WebDriver, as a visitor would. */
export function webkitPage(window: string, connection: Connection, { userContext, opener, emit, driver, preloads, media }: Surroundings) {
  const frames = framesOf(window, userContext, emit)
  let navigating: { resolve: (navigation: string | null) => void; reject: (error: Error) => void } | undefined
  const network = networkOf(frames, emit, (context, navigation, text) => {
    emit('browsingContext.navigationFailed', { context, navigation, url: '', timestamp: Date.now() })
    if (context === window) navigating?.reject(new Error(text))
  })
  let ready: () => void
  const shown = new Promise<void>((resolve) => (ready = resolve))
  /** What was said last, for the browser tells of a repetition by its number alone. */
  let said: Json

  const log = (message: Json) => {
    const { source, level, text, parameters, timestamp = Date.now() } = message
    if (text?.startsWith(CHANNEL)) return emit('script.message', { channel: 'playwrightChannel', data: { type: 'string', value: text.slice(CHANNEL.length) }, source: { realm: frames.main.realm?.id, context: window } })
    said = message
    const entry = { level: level === 'warning' ? 'warn' : level, text, timestamp, source: { realm: frames.main.realm?.id, context: window } }
    if (source === 'javascript' && level === 'error' && !REMARKS.test(text)) emit('log.entryAdded', { ...entry, type: 'javascript' })
    if (source !== 'console-api') return
    const args = (parameters ?? [{ type: 'string', value: text }]).map(toRemote)
    emit('log.entryAdded', { ...entry, type: 'console', method: level === 'warning' ? 'warn' : level, args })
  }
  const say = (name: string, context = window) => emit(`browsingContext.${name}`, { context, navigation: null, url: '', timestamp: Date.now() })
  /** Of a page that was there before it was watched. */
  const sayLoaded = (state: string) => {
    if (state !== 'loading') say('domContentLoaded')
    if (state === 'complete') say('load')
  }
  const hear = (method: string, params: Json): void => {
    if (method.startsWith('Network.')) return network.hear(method, params)
    if (method === 'Runtime.executionContextCreated') {
      const { id, type, frameId } = params.context
      if (type !== 'normal') return
      const create = () => frames.realm(frameId, { id: `${window} ${frameId} ${id}`, contextId: id })
      if (frames.get(frameId)) create()
      else void page.ask('Page.getResourceTree').then(({ frameTree }) => (frames.complete(frameTree), create()), () => {})
    } else if (method === 'Page.frameNavigated') {
      frames.navigated(params.frame)
      if (!params.frame.parentId) navigating?.resolve(params.frame.loaderId)
    } else if (method === 'Page.frameDetached') frames.detached(params.frameId)
    else if (method === 'Page.domContentEventFired') say('domContentLoaded')
    else if (method === 'Page.loadEventFired') say('load')
    else if (method === 'Page.frameStoppedLoading') {
      const frame = frames.get(params.frameId)
      if (!frame || frame === frames.main) return
      for (const name of ['domContentLoaded', 'load']) say(name, frame.id)
    } else if (method === 'Console.messageAdded') log(params.message)
    else if (method === 'Console.messageRepeatCountUpdated') log(said)
  }

  let tree: Json
  const preferences = (): [string, string][] => [
    ['PrefersColorScheme', media().colorScheme === 'dark' ? 'Dark' : 'Light'],
    ['PrefersReducedMotion', media().reducedMotion === 'reduce' ? 'Reduce' : 'NoPreference'],
  ]
  const page = inspectedPage(connection, {
    begin(ask) {
      ask('Page.enable', {})
      ask('Page.setBootstrapScript', { source: preloads() })
      for (const [name, value] of preferences()) ask('Page.overrideUserPreference', { name, value })
      ask('Page.getResourceTree', {}, (answer) => {
        const first = !tree
        tree = answer.frameTree
        if (!first) return
        emit('browsingContext.contextCreated', { context: window, parent: null, url: tree.frame.url, userContext, children: [], originalOpener: opener ?? null })
        frames.begin(tree)
        ready()
        if (opener) ask('Runtime.evaluate', { expression: 'document.readyState' }, ({ result }) => sayLoaded(result.value))
      })
      ask('Console.enable', {})
      ask('Network.enable', {})
      ask('Runtime.enable', {})
    },
    swapped: () => frames.begin(tree),
    hear,
  })
  const scripts = scriptsOf(frames, page.ask)

  return {
    window,
    userContext,
    shown,
    receive: page.receive,
    scripts,
    knows: ({ context, realm }: { context?: string; realm?: string }) => Boolean(context ? frames.byId(context) : frames.byRealm(realm!)),
    async navigate(url: string): Promise<Json> {
      const [now, then] = [frames.main.url, url].map((one) => one.split('#')[0])
      if (now === then && url.includes('#')) {
        await page.ask('Page.navigate', { url })
        frames.main.url = url
        const navigation = `${window} ${url}`
        emit('browsingContext.fragmentNavigated', { context: window, navigation, url, timestamp: Date.now() })
        return { navigation, url }
      }
      const begun = new Promise<string | null>((resolve, reject) => (navigating = { resolve, reject }))
      await page.ask('Page.navigate', { url })
      const navigation = await begun.finally(() => (navigating = undefined))
      return { navigation, url }
    },
    async traverse(delta: number): Promise<Json> {
      await driver.in(window, 'POST', delta < 0 ? '/back' : '/forward', {})
      return {}
    },
    async reload(): Promise<Json> {
      await page.ask('Page.reload')
      return {}
    },
    /** Makes the page, not the window around it, as large as this. */
    async resize({ width, height }: { width: number; height: number }): Promise<void> {
      for (let attempt = 0; attempt < 20; attempt++) {
        const outer = await driver.in(window, 'GET', '/window/rect')
        const [innerWidth, innerHeight] = await driver.in(window, 'POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
        if (innerWidth === width && innerHeight === height) return
        await driver.in(window, 'POST', '/window/rect', { ...WINDOW_PLACE, width: outer.width + width - innerWidth, height: outer.height + height - innerHeight })
      }
      throw new Error(`The window does not become ${width} by ${height}.`)
    },
    async refreshMedia(): Promise<void> {
      for (const [name, value] of preferences()) await page.ask('Page.overrideUserPreference', { name, value })
    },
    refreshPreloads: () => page.ask('Page.setBootstrapScript', { source: preloads() }),
    async intercept(on: boolean): Promise<void> {
      network.hold(on)
      await page.ask('Network.setInterceptionEnabled', { enabled: on })
      const all = { url: '.*', stage: 'request', isRegex: true }
      await page.ask(on ? 'Network.addInterception' : 'Network.removeInterception', all).catch(() => {})
    },
    async act(actions: Json[]): Promise<Json> {
      await driver.in(window, 'POST', '/actions', { actions: JSON.parse(JSON.stringify(actions), (key, value: unknown) => ((key === 'x' || key === 'y') && typeof value === 'number' ? Math.round(value) : value)) })
      return {}
    },
    async setFiles({ context, element, files }: Json): Promise<Json> {
      const read = await Promise.all(files.map(async (path: string) => ({ name: basename(path), type: '', base64: await readFile(path, 'base64') })))
      return scripts.setFiles(context, { sharedId: element.sharedId, files: read })
    },
    ask: page.ask,
    end: frames.end,
    async close(): Promise<void> {
      await driver.in(window, 'DELETE', '/actions').catch(() => {})
      await driver.in(window, 'DELETE', '/window')
      frames.end()
    },
  }
}
