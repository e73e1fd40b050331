import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './test/chromium.ts'

export default defineConfig({
  testDir: 'test/pages',
  testMatch: '**/spec.ts',
  globalSetup: './test/build.ts',
  outputDir: '../test-results/embed',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: CHROMIUM,
      // Root needs no-sandbox; the rest keeps Chromium from asking the network for anything of its own. The name
      // maps to this machine: a page on plain http that is not localhost lacks what browsers keep for secure ones.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
      ],
    },
  },
})
