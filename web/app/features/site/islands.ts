import type { ComponentType } from 'react'
import type { IslandName } from './island.tsx'

// All that built public pages begin with; no page imports it, see vite.config.ts and tools/finish-web.mjs.

const LOAD: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  'code-block': async () => (await import('./code-block.tsx')).Code,
  'endpoint-list': async () => (await import('../docs/endpoint-list.tsx')).EndpointList,
  'footer-end': async () => (await import('./footer-end.tsx')).FooterEnd,
  'live-example': async () => (await import('../docs/live-example.tsx')).LiveExample,
  'live-figure': async () => (await import('../home/live-figure.tsx')).LiveFigure,
  'platform-strip': async () => (await import('../home/platform-strip.tsx')).Platforms,
  playground: async () => (await import('../demo/playground.tsx')).Playground,
}

/** How far outside of the window a part is brought to life, so that it is before it can be pressed. */
const MARGIN = '400px'

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    near.unobserve(target)
    void enliven(target as HTMLElement)
  }
}, { rootMargin: MARGIN })
for (const part of document.querySelectorAll('[data-island]')) near.observe(part)

async function enliven(part: HTMLElement): Promise<void> {
  const { island, props } = part.dataset
  const [{ hydrate }, Part] = await Promise.all([import('./hydrate.ts'), LOAD[island as IslandName]()])
  hydrate(part, Part, JSON.parse(props!) as never)
}
