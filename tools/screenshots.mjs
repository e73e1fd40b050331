import { installPackages } from './install.mjs'

// Pictures of every screen of the demo, into screenshots/; with parts of names behind it, of those alone.
installPackages()
const { ensureBrowser } = await import('./browser.mjs')
const { build } = await import('./build.mjs')
process.env.CHROMIUM_PATH = ensureBrowser()
build()
const { tsImport } = await import('tsx/esm/api')
await tsImport('../e2e/demo/screenshots.ts', import.meta.url)
