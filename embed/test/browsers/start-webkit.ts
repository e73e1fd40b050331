import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Json } from './endpoint.ts'
import { inspectorSocket } from './inspector-socket.ts'
import type { Target } from './inspector-socket.ts'
import { plainHttpProxy } from './plain-http-proxy.ts'
import { webDriver } from './webdriver.ts'

const MINI_BROWSER = [`/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`, '/usr/libexec/webkit2gtk-4.1/MiniBrowser']
/** The browser's first window has the first number, and WebDriver itself the second. */
const FIRST_WINDOW: Target = 3

/** In px. The pointer of a new screen rests in its middle. */
const SCREEN = 4000

/**
 * Without a window manager the window under the screen's pointer has the focus: so each begins a little above and left of it,
 * where there is no page that it would hover over.
 */
export const WINDOW_PLACE = { x: SCREEN / 2 - 8, y: SCREEN / 2 - 8 }

/** With the space around its buttons, the browser's bar keeps a window from being as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }'

/** Debian's WebKit on a screen of its own, with WebDriver and the inspector connected to it. */
export async function startWebkit(profile: string, ended: () => void) {
  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children.reverse()) child.kill('SIGKILL')
    ended()
  }
  const start = (command: string, args: string[], env: Record<string, string> = {}, display = false) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', display ? 'pipe' : 'ignore'] })
    child.on('exit', stop)
    children.push(child)
    return child
  }
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', `${SCREEN}x${SCREEN}x24`, '-nolisten', 'tcp'], {}, true)
  const display = await new Promise<string>((resolve) => screen.stdio[3]!.once('data', (data) => resolve(`:${String(data).trim()}`)))
  const [inspectorPort, driverPort] = [await freePort(), await freePort()]
  const home = Object.fromEntries(['CONFIG', 'CACHE', 'DATA'].map((name) => [`XDG_${name}_HOME`, `${profile}/${name.toLowerCase()}`]))
  mkdirSync(`${profile}/config/gtk-3.0`, { recursive: true })
  writeFileSync(`${profile}/config/gtk-3.0/gtk.css`, NARROW)
  const env = { ...home, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory', WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const browser = process.env['WEBKIT_PATH'] ?? MINI_BROWSER.find((path) => existsSync(path)) ?? MINI_BROWSER[0]!
  start(browser, ['--automation', '--enable-developer-extras=true', '--enable-page-cache=false'], env)
  start('WebKitWebDriver', [`--port=${driverPort}`, `--target=127.0.0.1:${inspectorPort}`])

  const receivers = new Map<Target, (message: Json) => void>()
  const inspector = await patiently(() => inspectorSocket(inspectorPort, (target, message) => receivers.get(target)?.(message), stop))
  await patiently(() => fetch(`http://127.0.0.1:${driverPort}/status`))
  const proxy = await plainHttpProxy()
  const driver = await webDriver(driverPort, { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}`, noProxy: ['127.0.0.1'] } })
  let next = FIRST_WINDOW
  return {
    driver,
    stop,
    /** Of the window that was opened last. */
    inspect() {
      const target = next++
      return {
        send: (message: Json) => inspector.send(target, message),
        nudge: inspector.nudge,
        begin(receive: (message: Json) => void) {
          receivers.set(target, receive)
          inspector.setup(target)
        },
      }
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Tries again until it succeeds; the runner's time for starting a browser is its end. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
