import { installPackages } from './install.mjs'

// The same process installs, builds and serves, so that a signal reaches the server itself.
installPackages()
const { build } = await import('./build.mjs')
build()
process.env.NODE_ENV ??= 'production'
await import('../server/dist/main.js')
