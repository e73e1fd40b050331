import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** Path of the Chromium that tests drive: CHROMIUM_PATH, one that is installed, or Debian's, installed now. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    fail(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const found = KNOWN.find((path) => existsSync(path))
  if (found) return found
  const apt = aptGet()
  if (!apt) fail('The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH, and run npm test again.')
  if (process.getuid?.() !== 0) fail('The browser tests need Chromium. Run "sudo apt-get install chromium", or name a Chromium or Chrome in CHROMIUM_PATH, and run npm test again.')
  if (!install(apt, 'Chromium', ['chromium']) || !existsSync('/usr/bin/chromium')) fail('Chromium could not be installed; the lines above say why.')
  return '/usr/bin/chromium'
}

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of Chromium's headless shell where Debian has it, installed now if need be; otherwise of the Chromium that is there. It is the same
 * engine without a browser's window around it: the tests take little more than half the time in it. It lacks the memory for pages that were left.
 */
export function ensureShell() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const apt = aptGet()
  if (!existsSync(SHELL) && apt && process.getuid?.() === 0) install(apt, "Chromium's headless shell", ['chromium-headless-shell'])
  return existsSync(SHELL) ? SHELL : ensureBrowser()
}

/** The browsers that the long run tries the embed in besides: what each needs, and Debian's packages of it. */
const OTHERS = {
  firefox: { title: 'Firefox', needs: [process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** @returns those of them that are there, or were installed now; of the rest it says why they are not tried */
export function ensureOtherBrowsers() {
  return Object.keys(OTHERS).filter((name) => {
    const { title, needs, packages } = OTHERS[name]
    const there = () => needs.every((path) => existsSync(path))
    if (there()) return true
    if (name === 'firefox' && process.env.FIREFOX_PATH) fail(`FIREFOX_PATH names ${process.env.FIREFOX_PATH}, and there is no such file.`)
    const apt = aptGet()
    if (!apt) console.error(`The embed is not tried in ${title}: there is no ${needs.join(' and ')}, and no apt-get to install ${packages.join(' and ')} with.`)
    else if (process.getuid?.() !== 0) fail(`The long run needs ${title}. Run "sudo apt-get install ${packages.join(' ')}", and npm run test:long again.`)
    else if (!install(apt, title, packages) || !there()) fail(`${title} could not be installed; the lines above say why.`)
    return Boolean(apt)
  })
}

const aptGet = () => ['/usr/bin/apt-get', '/bin/apt-get'].find((path) => existsSync(path))

function install(apt, title, packages) {
  console.error(`Installing ${title} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(apt, ['update', '-qq'], { env, stdio: ['ignore', 2, 2] })
  return spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: ['ignore', 2, 2] }).status === 0
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
