import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import { build } from 'esbuild'
import { startInlay } from '../inlay.ts'
import { listen } from '../listen.ts'
import { sample, sampleConfig } from '../samples.ts'
import { EXHIBITS } from './exhibits.ts'
import type { Exhibit } from './exhibits.ts'
import { THEMES, galleryPage, idOfExhibit, stagePage } from './page.ts'
import type { Theme } from './page.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const FILES: Readonly<Record<string, string>> = { '/gallery.css': 'text/css', '/shelf.svg': 'image/svg+xml' }

export interface Gallery {
  readonly origin: string
  /** Of the kinds that are built. */
  readonly exhibits: readonly Exhibit[]
  readonly close: () => Promise<void>
}

/** A loopback server whose page shows the built embed, and an Inlay that answers it. @param port 0 for a free one */
export async function startGallery(port = 0): Promise<Gallery> {
  const inlay = await startInlay()
  const exhibits = EXHIBITS.filter(({ kind }) => inlay.renderers[kind])
  const shown = new Map<string, readonly [Exhibit, Theme]>()
  for (const exhibit of exhibits) {
    for (const theme of THEMES) {
      const id = idOfExhibit(exhibit, theme)
      const config = dressed(exhibit, theme)
      shown.set(id, [exhibit, theme])
      inlay.components.set(id, sample(exhibit.kind, config, id) as DeliveredComponent)
      if (exhibit.kind === 'quiz') inlay.submissions.quizzes.set(id, sampleConfig('quiz', config))
    }
  }
  inlay.submissions.counts = { ash: 66, iron: 98, copper: 50 }
  const { take } = inlay.submissions
  Object.assign(inlay.submissions, {
    take: (...given: Parameters<typeof take>) => (given[1].includes('-failed"') ? { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Away' } } } : take(...given)),
  } satisfies Partial<typeof inlay.submissions>)
  const { outputFiles } = await build({ entryPoints: [`${HERE}play.ts`], bundle: true, write: false, format: 'iife' })

  const answer = async (url: URL): Promise<readonly [type: string, body: string]> => {
    const { pathname, searchParams } = url
    if (pathname === '/play.js') return ['text/javascript', outputFiles[0]!.text]
    if (FILES[pathname]) return [FILES[pathname], await readFile(HERE + pathname, 'utf8')]
    const stage = pathname === '/stage' && shown.get(searchParams.get('id') ?? '')
    if (stage) return ['text/html', stagePage(...stage, inlay.origin)]
    const theme = searchParams.get('theme')
    return ['text/html', galleryPage(exhibits, THEMES.filter((one) => !THEMES.some((other) => other === theme) || one === theme), inlay.origin)]
  }
  const server = await listen((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://gallery')).then(([type, body]) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body))
  }, port)
  return {
    origin: `http://127.0.0.1:${server.port}`,
    exhibits,
    close: async () => void (await Promise.all([server.close(), inlay.close()])),
  }
}

/** Where each kind keeps its looks. */
const LOOKS: Readonly<Record<DeliveredType, 'styles' | 'styling'>> = {
  faq: 'styles', cta: 'styles', banner: 'styles', modal: 'styles', widget: 'styles',
  poll: 'styling', form: 'styling', newsletter: 'styling', waitlist: 'styling', quiz: 'styling',
}

function dressed({ kind, changes, looks = {} }: Exhibit, theme: Theme): Record<string, unknown> {
  const where = LOOKS[kind]
  const { accent, radius } = looks
  const colour = accent && { [where === 'styles' ? 'accentColor' : 'primaryColor']: accent }
  const settings = kind === 'quiz' ? { settings: { ...(changes?.['settings'] as object | undefined), theme } } : {}
  return { ...changes, ...settings, [where]: { theme, ...colour, ...(radius === undefined ? {} : { radius }) } }
}
