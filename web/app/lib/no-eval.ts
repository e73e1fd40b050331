/**
 * Zod probes for `new Function` when it makes its first schema, and the Content-Security-Policy of the pages reports
 * that. This switch must be set before Zod's first line runs, so the root module imports it first of all.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
