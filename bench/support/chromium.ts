import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGS } from '../../embed/test/chromium.ts'

/** Chromium without a window. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
}
