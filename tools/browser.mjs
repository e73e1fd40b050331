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
  const apt = ['/usr/bin/apt-get', '/bin/apt-get'].find((path) => existsSync(path))
  if (!apt) fail('The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH, and run npm test again.')
  if (process.getuid?.() !== 0) fail('The browser tests need Chromium. Run "sudo apt-get install chromium", or name a Chromium or Chrome in CHROMIUM_PATH, and run npm test again.')
  console.error('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(apt, ['update', '-qq'], { env, stdio: ['ignore', 2, 2] })
  const { status } = spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: ['ignore', 2, 2] })
  if (status !== 0 || !existsSync('/usr/bin/chromium')) fail('Chromium could not be installed; the lines above say why.')
  return '/usr/bin/chromium'
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
