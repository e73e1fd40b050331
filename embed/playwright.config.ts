import { defineConfig } from '@playwright/test'
import { BROWSER, OPTIONS } from './test/browsers/chosen.ts'

export default defineConfig({
  testDir: 'test/pages',
  testMatch: '**/spec.ts',
  globalSetup: './test/build.ts',
  outputDir: `../test-results/embed-${BROWSER}`,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: BROWSER === 'chromium' ? 30_000 : 60_000,
  expect: { timeout: BROWSER === 'chromium' ? 5_000 : 15_000 },
  // Far more than a run takes: a browser that hangs at every test must end too.
  globalTimeout: (BROWSER === 'chromium' ? 30 : 60) * 60_000,
  reporter: 'list',
  // What only Chromium has, or one of the others has not, says so in its tag.
  ...(BROWSER === 'chromium' ? {} : { grepInvert: new RegExp(`@chromium|@not-${BROWSER}`) }),
  use: { viewport: { width: 1280, height: 800 }, ...OPTIONS },
})
