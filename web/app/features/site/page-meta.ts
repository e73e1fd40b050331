import type { MetaDescriptor } from 'react-router'
import { BUILT_ORIGIN } from '@inlay/contract/rules/built-origin'

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string
  description: string
  /** As in "/pricing"; the address that search engines keep. */
  path: string
  /** Data for machines, as schema.org names it. Each gets its context. */
  structured?: readonly Record<string, unknown>[]
}

/** Where the site is. A built page has a placeholder, which the server replaces by its PUBLIC_URL. */
const origin = () => (typeof window === 'undefined' ? BUILT_ORIGIN : window.location.origin)

/** What search engines, link previews and assistive technology read about a public page. */
export function pageMeta({ title, description, path, structured = [] }: PageMeta): MetaDescriptor[] {
  const whole = `${title} · Inlay`
  const address = origin() + path
  return [
    { title: whole },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Inlay' },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin()}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Inlay: set components flush into any website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data): MetaDescriptor => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}
