import { installPackages } from './install.mjs'

installPackages()
const { build } = await import('./build.mjs')
build(['server'])
process.env.NODE_ENV ??= 'production'
await import('../server/dist/inlay.js')
