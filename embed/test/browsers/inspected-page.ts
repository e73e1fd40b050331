import type { Json } from './endpoint.ts'

export interface InspectedPage {
  /** A command of WebKit's inspector protocol to the page. https://github.com/WebKit/WebKit/tree/main/Source/JavaScriptCore/inspector/protocol */
  readonly ask: (method: string, params?: Json) => Promise<Json>
  /** What the browser says to the window. */
  readonly receive: (message: Json) => void
}

/** To the browser, about one window of it. */
export interface Connection {
  readonly send: (message: Json) => void
  /** Has what the browser says next said at once. */
  readonly nudge: () => void
}

interface Listener {
  /** Called for every process that comes to show the page, before anything runs in it. `ask` goes to that process. */
  readonly begin: (ask: (method: string, params: Json, answered?: (result: Json) => void) => void) => void
  readonly hear: (method: string, params: Json) => void
  /** Another process shows the page from now on. */
  readonly swapped: () => void
}

/** The page in a window. An address of another site may bring it into another process: that is one page all the same. */
export function inspectedPage({ send, nudge }: Connection, listener: Listener): InspectedPage {
  let current = ''
  let ids = 0
  const waiting = new Map<number, { target: string; resolve: (result: Json) => void; reject: (error: Error) => void }>()
  /** What processes say that do not show the page yet. */
  const early = new Map<string, Json[]>()

  const askTarget = (target: string, method: string, params: Json, resolve: (result: Json) => void, reject: (error: Error) => void) => {
    const id = ++ids
    waiting.set(id, { target, resolve, reject })
    send({ id, method: 'Target.sendMessageToTarget', params: { targetId: target, message: JSON.stringify({ id, method, params }) } })
  }
  const settle = ({ id, result, error }: Json) => {
    const call = waiting.get(id)
    if (!call || (!error && !result)) return
    waiting.delete(id)
    if (error) call.reject(new Error(error.message))
    else call.resolve(result)
  }
  const hear = (target: string, message: Json) => {
    if (message.id) settle(message)
    else if (target === current) listener.hear(message.method, message.params)
    else early.get(target)?.push(message)
  }
  const end = (target: string) => {
    for (const [id, call] of waiting) if (call.target === target) settle({ id, error: { message: 'The page is gone.' } })
  }
  send({ id: ++ids, method: 'Target.setPauseOnStart', params: { pauseOnStart: true } })

  return {
    ask: (method, params = {}) => new Promise((resolve, reject) => askTarget(current, method, params, resolve, reject)),
    receive({ id, method, params, error }) {
      if (id) {
        // That a command reached its process is no answer yet; that it did not is one.
        if (error) settle({ id, error })
        else nudge()
        return
      }
      if (method === 'Target.dispatchMessageFromTarget') return hear(params.targetId, JSON.parse(params.message))
      if (method === 'Target.targetDestroyed') return end(params.targetId)
      if (method === 'Target.didCommitProvisionalTarget') {
        current = params.newTargetId
        listener.swapped()
        for (const message of early.get(current) ?? []) listener.hear(message.method, message.params)
        early.delete(current)
        return
      }
      if (method !== 'Target.targetCreated' || params.targetInfo.type !== 'page') return
      const { targetId, isProvisional, isPaused } = params.targetInfo
      if (isProvisional) early.set(targetId, [])
      else current = targetId
      listener.begin((command, parameters, answered = () => {}) => askTarget(targetId, command, parameters, answered, () => {}))
      if (isPaused) send({ id: ++ids, method: 'Target.resume', params: { targetId } })
    },
  }
}
