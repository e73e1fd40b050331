import type { Json } from './endpoint.ts'
import type { Emit, Frames } from './frames.ts'

const DESTINATION: Record<string, string> = { Document: 'document', StyleSheet: 'style', Image: 'image', Font: 'font', Script: 'script' }
const INITIATOR: Record<string, string> = { Fetch: 'fetch', XHR: 'xmlhttprequest' }

/** Requests and answers, from what the inspector tells of them. */
export function network(frames: Frames, emit: Emit, navigationFailed: (frame: string, navigation: string, text: string) => void) {
  const requests = new Map<string, { event: Json; answered: boolean; navigation: string | undefined }>()
  /** Requests that the browser holds back for us, from the time it said that there are such. */
  let holding = false
  const held = new Map<string, Json>()

  const about = (id: string) => ({ ...requests.get(id)!.event, timestamp: Date.now() })
  const begin = (id: string, event: Json, blocked: boolean, redirects = 0) => {
    const { frameId, loaderId, type, request } = event
    const frame = frames.get(frameId)
    if (!frame) return
    const navigation = type === 'Document' ? (loaderId as string) : undefined
    const said = {
      context: frame.id,
      navigation: navigation ?? null,
      redirectCount: redirects,
      isBlocked: blocked,
      ...(blocked ? { intercepts: ['all'] } : {}),
      request: {
        request: id,
        url: request.url,
        method: request.method,
        headers: headers(request.headers),
        cookies: [],
        headersSize: 0,
        bodySize: request.postData?.length ?? 0,
        destination: DESTINATION[type] ?? '',
        initiatorType: INITIATOR[type] ?? 'other',
        timings: { requestTime: 0, responseEnd: 0 },
      },
    }
    requests.set(id, { event: said, answered: false, navigation })
    if (navigation) emit('browsingContext.navigationStarted', { context: frame.id, navigation, url: request.url, timestamp: Date.now() })
    emit('network.beforeRequestSent', { ...about(id), initiator: { type: 'other' } })
  }
  const release = (id: string, blocked: boolean) => {
    const event = held.get(id)
    if (!held.delete(id)) return
    begin(id, event, blocked)
  }
  const answer = (id: string, { url, status, statusText, mimeType, headers: sent }: Json) => {
    const request = requests.get(id)
    if (!request) return
    request.answered = true
    request.event = { ...request.event, response: { url, status, statusText, mimeType, headers: headers(sent), protocol: 'http/1.1', headersSize: 0, bodySize: 0, bytesReceived: 0 } }
    emit('network.responseStarted', about(id))
  }
  const finish = (id: string) => {
    if (requests.get(id)?.answered) emit('network.responseCompleted', about(id))
    else if (requests.has(id)) emit('network.fetchError', { ...about(id), errorText: 'No answer' })
  }

  return {
    hold: (on: boolean) => void (holding = on),
    hear(method: string, params: Json): void {
      const id = params.requestId as string
      if (method === 'Network.requestWillBeSent') {
        const before = requests.get(id)
        if (params.redirectResponse && before) {
          answer(id, params.redirectResponse)
          finish(id)
          begin(id, params, false, before.event.redirectCount + 1)
        } else if (holding) held.set(id, params)
        else begin(id, params, false)
      } else if (method === 'Network.requestIntercepted') release(id, true)
      else if (method === 'Network.responseReceived') {
        release(id, false)
        answer(id, params.response)
      } else if (method === 'Network.loadingFinished') {
        release(id, false)
        finish(id)
      } else if (method === 'Network.loadingFailed') {
        release(id, false)
        const request = requests.get(id)
        if (!request) return
        emit('network.fetchError', { ...about(id), errorText: params.errorText })
        if (request.navigation) navigationFailed(request.event.context, request.navigation, params.errorText)
      }
    },
  }
}

const headers = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => ({ name, value: { type: 'string', value } }))
