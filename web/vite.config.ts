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
      const { module, dependencies } = await runnerImport<{ default: object }>(id, { logLevel: 'error' })
      for (const file of dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(module.default)}`
    },
  },
}

/** Modules whose paths end so, whatever they are written in. Those of Vite itself begin with a zero. */
const modules = (...paths: string[]) => new RegExp(`[/\\0](${paths.join('|')})\\.m?[jt]sx?$`)

/** What all public pages need or nearly all, with all that these import. */
const ON_EVERY_PAGE = modules('app/root', 'site/(site-page|page-meta|code-block|use-origin)', 'react-dom/index', 'vite/preload-helper', 'icons/(check|chevron-(left|right))')

/** Icons of the component kinds. */
const KIND_ICONS = modules('icons/(app-window|circle-question-mark|list-checks|mail|megaphone|mouse-pointer-click)')

export default defineConfig({
  plugins: [contractRoutes, reactRouter()],
  build: {
    // A data: address would need `font-src data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // A module for each thing that two pages share is forty on a page, and each costs a phone's main thread some milliseconds.
          groups: [{ name: 'site', test: ON_EVERY_PAGE }, { name: 'kinds', test: KIND_ICONS }],
        },
      },
    },
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
