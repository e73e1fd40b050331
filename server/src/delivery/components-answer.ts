import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Deliverable } from '@inlay/contract/deliver'
import { DELIVERY_MAX_IDS } from '@inlay/contract/delivery'
import { VisitorError } from './answer.ts'
import { CORS_HEADERS } from './cors.ts'
import type { Previews } from './previews.ts'
import type { Copy, PublishedComponents } from './published-components.ts'

/** A body with all its headers, made once: headers put together for each request took a third of its time. */
export interface Prepared {
  readonly headers: Readonly<Record<string, string | number>>
  /** Each byte a character, to be sent as latin1: Node puts such a text behind the head and writes both as one. */
  readonly body: string
}

/** The answer to one set of ids, ready to be sent any number of times. */
export interface ComponentsAnswer {
  readonly etag: string
  readonly plain: Prepared
  readonly br?: Prepared
  readonly gzip?: Prepared
}

interface Composed extends ComponentsAnswer {
  readonly copies: readonly Copy[]
}

/** What may follow is of the host page's address. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Below this, bytes, compression saves no packet. */
const WORTH_COMPRESSING = 1024

/** Most memory for composed answers, bytes. */
const CACHE_MAX = 64 * 1024 * 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Composes answers of GET /v1/components from copies in memory, and keeps them while all their copies are good. */
export class ComponentsAnswers {
  readonly #kept = new Map<string, Composed>()
  /** What is being composed now, by the ids. */
  readonly #composing = new Map<string, Promise<Composed>>()
  #size = 0
  readonly #components: PublishedComponents
  readonly #renderers: Readonly<Record<string, string>>

  constructor(components: PublishedComponents, renderers: Readonly<Record<string, string>>) {
    this.#components = components
    this.#renderers = renderers
  }

  /** The answer when it is ready now. @param ids as in the address, not decoded */
  ready(ids: string): Composed | null {
    const kept = this.#kept.get(ids)
    if (!kept || isGood(kept)) return kept ?? null
    this.#drop(ids, kept)
    return null
  }

  /**
   * The answer, composed where it is not there yet: once for all who ask at the same time, and however they write the ids.
   * @param admit told of how many components one is about to be composed; may throw
   */
  async compose(ids: string, admit: (components: number) => void): Promise<ComponentsAnswer> {
    const wanted = readIds(ids)
    const key = wanted.join(',')
    const kept = this.ready(key)
    if (kept) return kept
    const shared = this.#composing.has(key) ? await this.#composing.get(key)!.catch(() => null) : null
    // What changed while another composed it is composed anew: nobody who asks after a change gets what was before.
    if (shared && isGood(shared)) return shared
    admit(wanted.length)
    const composing = this.#compose(wanted)
    this.#composing.set(key, composing)
    try {
      const composed = await composing
      if (composed.copies.every((copy) => copy.live)) this.#keep(key, composed)
      return composed
    } finally {
      if (this.#composing.get(key) === composing) this.#composing.delete(key)
    }
  }

  async #compose(wanted: readonly string[]): Promise<Composed> {
    const copies = await this.#components.get(wanted)
    const plain = Buffer.from(this.#body(copies))
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const small = plain.length < WORTH_COMPRESSING
    return {
      copies,
      etag,
      plain: prepare(plain, etag),
      br: small ? undefined : prepare(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }), etag, 'br'),
      gzip: small ? undefined : prepare(await zip(plain, { level: 6 }), etag, 'gzip'),
    }
  }

  /** With drafts for the holder of a preview link; made for this request alone. */
  async preview(ids: string, previews: Previews, token: string): Promise<ComponentsAnswer> {
    const wanted = readIds(ids)
    const [copies, drafts] = await Promise.all([this.#components.get(wanted), previews.deliver(wanted, token)])
    const body = Buffer.from(this.#body(copies.map((copy) => ({ ...copy, ...drafts.get(copy.id) }))))
    const { headers, ...plain } = prepare(body, 'preview')
    return { etag: '', plain: { ...plain, headers: { ...headers, 'cache-control': 'no-store' } } }
  }

  #body(copies: readonly Pick<Copy, 'component' | 'json'>[]): string {
    const published = copies.filter((copy) => copy.json !== null)
    const types = new Set(published.flatMap(({ component }) => kindsOf(component!)))
    const renderers = Object.fromEntries([...types].flatMap((type) => (this.#renderers[type] ? [[type, this.#renderers[type]]] : [])))
    return `{"components":[${published.map((copy) => copy.json).join(',')}],"renderers":${JSON.stringify(renderers)}}`
  }

  #keep(ids: string, composed: Composed): void {
    const before = this.#kept.get(ids)
    if (before) this.#drop(ids, before)
    this.#kept.set(ids, composed)
    this.#size += sizeOf(ids, composed)
    for (const [oldest, kept] of this.#kept) {
      if (this.#size <= CACHE_MAX) return
      this.#drop(oldest, kept)
    }
  }

  #drop(ids: string, kept: Composed): void {
    this.#kept.delete(ids)
    this.#size -= sizeOf(ids, kept)
  }
}

function isGood({ copies }: Composed): boolean {
  const now = Date.now()
  for (const copy of copies) if (!copy.live || copy.until <= now) return false
  return true
}

/** With a guess at what the entry takes beside its bytes, so that many small ones count too. */
const sizeOf = (ids: string, { plain, br, gzip: zipped }: ComponentsAnswer) =>
  plain.body.length + (br?.body.length ?? 0) + (zipped?.body.length ?? 0) + ids.length + 2000

/** A component's kind, and the kind of what it has inside. */
function kindsOf(component: Deliverable): string[] {
  const inside = component.type === 'modal' || component.type === 'widget' ? component.config.content.kind : null
  return inside === 'form' || inside === 'faq' ? [component.type, inside] : [component.type]
}

function prepare(body: Buffer, etag: string, encoding?: 'br' | 'gzip'): Prepared {
  const headers = {
    ...CORS_HEADERS,
    'cache-control': 'no-cache',
    // A strong tag names bytes, so each encoding has its own.
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    vary: 'Accept-Encoding, Origin',
    'content-type': 'application/json',
    'content-length': body.length,
  }
  return { headers: encoding ? { ...headers, 'content-encoding': encoding } : headers, body: body.toString('latin1') }
}

function readIds(text: string): string[] {
  const ids = new Set(text.split(/,|%2c/i).map((id) => decode(id).trim().toLowerCase()))
  ids.delete('')
  if (ids.size > DELIVERY_MAX_IDS) {
    const message = `Must have at most ${DELIVERY_MAX_IDS} ids`
    throw new VisitorError(400, 'BAD_REQUEST', message, { fields: { ids: message } })
  }
  return [...new Set([...ids].flatMap((id) => UUID.exec(id)?.[0] ?? []))]
}

/** What is not encoded rightly is no id, and like any of those absent. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
