import { installPackages } from './install.mjs'

installPackages()
const { runChecks } = await import('./checks.mjs')
const { failed } = await runChecks()
process.exitCode = failed.length > 0 ? 1 : 0
