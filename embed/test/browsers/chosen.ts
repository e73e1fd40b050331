import { fileURLToPath } from 'node:url'
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { CHROMIUM_ARGS, CHROMIUM_SHELL } from '../chromium.ts'
import { PLAIN_HOST } from './plain-http-proxy.ts'

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const

/** The browser that the pages are tried in. */
export const BROWSER: (typeof BROWSERS)[number] = BROWSERS.find((name) => name === (process.env['INLAY_BROWSER'] || 'chromium')) ?? unknown()

function unknown(): never {
  throw new Error(`INLAY_BROWSER is one of ${BROWSERS.join(', ')}.`)
}

type Options = Partial<PlaywrightWorkerOptions & PlaywrightTestOptions>

const BY_CDP: Options = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: CHROMIUM_SHELL,
    // The name maps to this machine: a page on plain http that is not localhost lacks what browsers keep for secure ones.
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  },
}

/** Playwright takes launch.mjs for Firefox, and speaks BiDi to it. */
const BY_BIDI: Options = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('launch.mjs', import.meta.url)),
    timeout: 60_000,
    firefoxUserPrefs: {
      'network.dns.localDomains': PLAIN_HOST,
      // A page that is gone back to is loaded anew, as in the other browsers.
      'browser.sessionhistory.max_total_viewers': 0,
      'fission.bfcacheInParent': false,
      // Bars that take no room, as in the other browsers, and no end to scripts that a busy machine makes slow.
      'ui.useOverlayScrollbars': 1,
      'dom.max_script_run_time': 0,
      // Nothing else is asked for: no update, no list of sites or add-ons, no icon of a page.
      'browser.chrome.site_icons': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': `127.0.0.1,${PLAIN_HOST}`,
    },
  },
}

export const OPTIONS: Options = BROWSER === 'chromium' ? BY_CDP : BY_BIDI
