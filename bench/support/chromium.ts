import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { CHROMIUM } from '../../embed/test/chromium.ts'

/** Chromium without a window, kept from asking the network for anything of its own. Root needs no-sandbox. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
  })
}
