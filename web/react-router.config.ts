import type { Config } from '@react-router/dev/config'
import { GUIDES } from './app/features/docs/guides.ts'

export default {
  // The dashboard is a single-page app; public pages are written to HTML when the app is built.
  ssr: false,
  prerender: ['/', '/features', '/use-cases', '/pricing', '/demo', '/auth', '/docs', '/api/docs', ...GUIDES.map(({ slug }) => `/docs/${slug}`)],
  routeDiscovery: { mode: 'initial' },
  // The next major's ways, so that it changes nothing here.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
