import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, runnerImport } from 'vite'
import type { Plugin } from 'vite'

// The server that `npm run dev` runs beside this one; it answers what is not a page.
const server = process.env['INLAY_SERVER'] ?? 'http://127.0.0.1:3000'

/** Puts what app/lib/contract-routes.ts exports in the place of what it imports. */
const contractRoutes: Plugin = {
  name: 'contract-routes',
  load: {
    filter: { id: /\/lib\/contract-routes\.ts$/ },
    async handler(id) {
      const { module, dependencies } = await runnerImport<{ default: object }>(id)
      for (const file of dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(module.default)}`
    },
  },
}

export default defineConfig({
  plugins: [contractRoutes, reactRouter()],
  build: {
    // A data: address would need `font-src data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      // /api/docs is a page of this app; everything else under /api is the server's.
      '^/api/(?!docs)': server,
      '^/v1/': server,
      '^/functions/': server,
      '^/embed\\.js$': server,
      // The embed's own sources are imported from /@fs/, never from here.
      '^/embed/': server,
    },
  },
})
