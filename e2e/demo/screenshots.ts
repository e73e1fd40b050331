import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signedIn } from '../support/signed-in.ts'
import { startDemo } from './demo.ts'
import { SCREENS } from './screens.ts'

// `npm run screenshots [part of a name …]`: every screen of the demo, as wide as a desktop and as a phone, light and dark.
const FOLDER = join(import.meta.dirname, '../../screenshots')
const SIZES = [['desktop', 1440, 900], ['phone', 390, 844]] as const

/** Waits until nothing is being loaded, the picture of what is loading among it. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('h1, h2') && !document.querySelector('.mantine-Skeleton-root') && !document.body.innerText.includes('Loading...'))
  await page.waitForLoadState('networkidle')
}

const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] })
let failed = 0
try {
  for (const [size, width, height] of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' } as const
      const contexts = {
        nobody: await browser.newContext(options),
        owner: await signedIn(browser, demo.inlay, demo.owner, options),
        admin: await signedIn(browser, demo.inlay, demo.admin, options),
      }
      for (const { name, path, as, act } of screens) {
        const file = `${name}-${size}-${colorScheme}.png`
        const page = await contexts[as ?? 'nobody'].newPage()
        try {
          await page.goto(demo.inlay.origin + (typeof path === 'string' ? path : path(demo)))
          await drawn(page)
          await act?.(page, demo)
          await drawn(page)
          // What a page leaves undrawn until it is scrolled to is in the picture too.
          await page.screenshot({ path: join(FOLDER, file), fullPage: !act, animations: 'disabled', style: '* { content-visibility: visible !important }' })
        } catch (error) {
          failed++
          console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
        }
        await page.close()
      }
      await Promise.all(Object.values(contexts).map((context) => context.close()))
    }
  }
} finally {
  await browser.close()
  await demo.inlay.remove()
}
console.log(`${screens.length * 4 - failed} pictures are in ${FOLDER}`)
process.exitCode = failed > 0 ? 1 : 0
