#!/usr/bin/env node
// Playwright starts this as if it were Firefox, and finds the browser that INLAY_BROWSER names behind it.
import { register } from 'tsx/esm/api'

register()
const args = process.argv.slice(2)
if (process.env.INLAY_BROWSER === 'webkit') await (await import('./webkit.ts')).webkit(args)
else await (await import('./firefox.ts')).firefox(args)
