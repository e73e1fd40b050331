import { delay } from '../delay.ts'
import { uuid } from '../uuid.ts'
import type { Frame, Reply } from '../renderer.ts'
import { trapField } from './trap.ts'

/** Browsers let keepalive requests carry 64 KiB; what is longer goes without. */
const KEEPALIVE_MAX = 60_000
/** Before the one more try, ms. */
const PAUSE = 1_000

export interface Submission {
  /** To be put among the fields. */
  readonly trap: HTMLElement
  /**
   * Sends what was filled in. While one is under way every further call gets its answer, and until one was taken all
   * carry the same key, so that any number of clicks and retries is one submission. Never rejects.
   */
  send(body: object): Promise<Reply>
}

/**
 * One visitor's way of sending one component's answers to `path`. Never throws.
 * @param start when the fields were drawn, epoch milliseconds
 */
export function submission(frame: Frame, path: string, trap = trapField(frame.body.ownerDocument), start = Date.now()): Submission {
  const { ownerDocument } = frame.body
  let key = uuid()
  let underWay: Promise<Reply> | null = null

  return {
    trap,
    send(body) {
      const whole = {
        ...body,
        version: frame.component.version,
        host_url: ownerDocument.location.href.split('#')[0]!.slice(0, 2_000),
        submission_key: key,
        elapsed: Date.now() - start,
        trap: trap.value,
      }
      underWay ||= postAgain(frame, path, whole).then((reply) => {
        underWay = null
        if (isTaken(reply)) key = uuid()
        return reply
      })
      return underWay
    },
  }
}

export const isTaken = ({ status }: Reply) => status === 200

/**
 * A connection can break as it is used again, and nobody is to hear of that: where no answer came it is tried once more, which the
 * key makes safe, unless there is no network to try it on.
 */
async function postAgain(frame: Frame, path: string, body: object): Promise<Reply> {
  const reply = await post(frame, path, body)
  if (reply.status || !navigator.onLine) return reply
  await delay(PAUSE)
  return post(frame, path, body)
}

/** Sends as text/plain, which needs no preflight. Status 0: no answer came, or none that can be read. */
async function post({ options: { send, origin } }: Frame, path: string, body: object): Promise<Reply> {
  try {
    if (send) return await send(path, body)
    const text = asJson(body)
    const response = await fetch(origin + path, { method: 'POST', body: text, keepalive: text.length < KEEPALIVE_MAX, credentials: 'omit' })
    return { status: response.status, body: await response.json(), retryAfter: Number(response.headers.get('retry-after')) }
  } catch {
    return { status: 0, body: null }
  }
}

/** As JSON, whatever toJSON a library of the page has given to arrays. */
function asJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key]
  })
}
