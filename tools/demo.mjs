import { installPackages } from './install.mjs'

// A throw-away Inlay with sample people, events and submissions, on PORT (3000); its data is in a temporary folder.
installPackages()
const { build } = await import('./build.mjs')
build()
// In this process, so that a signal reaches what it is meant for.
const { tsImport } = await import('tsx/esm/api')
await tsImport('../e2e/demo/main.ts', import.meta.url)
