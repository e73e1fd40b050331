import { fileURLToPath } from 'node:url'
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

/** Builds what public pages begin with, which no page imports. */
const islands: Plugin = {
  name: 'islands',
  apply: 'build',
  buildStart() {
    if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('app/features/site/islands.ts', import.meta.url)), name: 'islands' })
  },
}

/** Modules whose paths end so, whatever they are written in. Those of Vite itself begin with a zero. */
const modules = (...paths: string[]) => new RegExp(`[/\\0](${paths.join('|')})\\.m?[jt]sx?$`)

/** What most live parts of public pages need; without the router, which they do without. */
const LIVE = new RegExp(`${modules('site/(code-block|footer-end|island)', 'ui/(status-badge|when-ready)', 'theme/use-page-scheme').source}|site/site\\.module\\.css$`)

/** The frame of all public pages and what several of them are made of, with all that it imports. */
const FRAME = modules('app/root', 'site/(closing|card-grid|numbered-steps|page-meta|questions|site-page)')

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** Icons of the component kinds. */
const KIND_ICONS = modules('icons/(app-window|circle-question-mark|list-checks|mail|megaphone|message-circle|mouse-pointer-click)')

export default defineConfig({
  plugins: [contractRoutes, islands, reactRouter()],
  build: {
    // A data: address would need `font-src data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // A module for each thing that two pages share is forty on a page, and each costs a phone's main thread some milliseconds.
          groups: [{ name: 'react', test: REACT, priority: 2 }, { name: 'live', test: LIVE, priority: 1 }, { name: 'site', test: FRAME }, { name: 'kinds', test: KIND_ICONS, priority: 1 }],
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
