import { ChevronLeft, ChevronRight } from 'lucide-react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import type { Route } from './+types/guide-page'
import { FullScreenText } from '../../ui/full-screen-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import NotFound from '../not-found/not-found.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SitePage } from '../site/site-page.tsx'
import site from '../site/site.module.css'
import { GuideBody } from './guide-body.tsx'
import { GuideContents } from './guide-contents.tsx'
import { GuideList } from './guide-list.tsx'
import { PARTS } from './parts.tsx'
import { GUIDES } from './guides.ts'
import type { Guide } from './guides.ts'
import { readGuide } from './guide.ts'
import type { Block } from './blocks.ts'
import classes from './guide.module.css'

interface GuideData {
  guide: Guide
  blocks: Block[]
}

/** Runs when the app is built; browsers get what it gives. */
export function loader({ params }: Route.LoaderArgs): GuideData {
  const guide = GUIDES.find(({ slug }) => slug === params.guide)
  if (!guide) throw new Error(`There is no guide called ${params.guide}`)
  return { guide, blocks: readGuide(guide.slug) }
}

/** Asks for what was built, and only where something was. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<GuideData> {
  if (!GUIDES.some(({ slug }) => slug === params.guide)) throw data(null, { status: 404 })
  return serverLoader()
}

export function HydrateFallback() {
  return <FullScreenText>Loading…</FullScreenText>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  throw error
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  // None for a guide that is not there.
  if (!loaderData) return []
  const { title, description, slug } = loaderData.guide
  return pageMeta({
    title, description, path: `/docs/${slug}`,
    structured: [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Documentation' }, { '@type': 'ListItem', position: 2, name: title }] }],
  })
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, blocks } = loaderData
  const at = GUIDES.findIndex(({ slug }) => slug === guide.slug)
  const [before, after] = [GUIDES[at - 1], GUIDES[at + 1]]
  return (
    <SitePage>
      <div className={`${site.wrap} ${classes.columns}`}>
        <GuideList current={guide.slug} />
        <article className={classes.article}>
          <p className={classes.crumb}><Link to="/docs">Documentation</Link></p>
          <h1>{guide.title}</h1>
          <p className={classes.lead}>{guide.description}</p>
          <GuideBody blocks={blocks} parts={PARTS} />
          <nav className={classes.next} aria-label="Next pages">
            {before ? <Link to={`/docs/${before.slug}`}><Icon of={ChevronLeft} />{before.title}</Link> : <span />}
            {after ? <Link to={`/docs/${after.slug}`}>{after.title}<Icon of={ChevronRight} /></Link> : null}
          </nav>
        </article>
        <GuideContents blocks={blocks} />
      </div>
    </SitePage>
  )
}
