import type { Json } from './endpoint.ts'
import type { Frame, Frames, Realm } from './frames.ts'
import { utility } from './frames.ts'
import { toArgument, toRemote } from './remote-values.ts'

type Ask = (method: string, params?: Json) => Promise<Json>

/** Begins what a page says to Playwright by way of the console, which is the one channel out of it. */
export const CHANNEL = 'inlay-test-channel '

/** Runs what Playwright wants run. */
export function scripts(frames: Frames, ask: Ask) {
  const find = ({ context, realm, sandbox }: Json): { frame: Frame; realm: Realm; said: string } => {
    const frame = context ? frames.byId(context) : frames.byRealm(realm)
    if (!frame?.realm) throw new Error('There is no such realm.')
    return { frame, realm: frame.realm, said: sandbox ? utility(frame.realm.id) : frame.realm.id }
  }
  const globalOf = (realm: Realm): Promise<string> =>
    (realm.global ??= ask('Runtime.evaluate', { expression: 'globalThis', contextId: realm.contextId }).then(({ result }) => result.objectId as string))

  const call = async (objectId: string, functionDeclaration: string, args: Json[], byValue: boolean) =>
    ask('Runtime.callFunctionOn', { objectId, functionDeclaration, arguments: args, returnByValue: byValue, awaitPromise: true, emulateUserGesture: true })

  /** Which frame a window object is of: by its place in the tree, all that a window of another origin tells. */
  const contextOf = async (realm: Realm, windowId: string): Promise<string | undefined> => {
    const { result } = await call(await globalOf(realm), PATH, [{ objectId: windowId }], true)
    let frame: Frame | undefined = frames.main
    for (const place of result.value as number[]) frame = frame?.children[place]
    return frame?.id
  }
  const outcome = async ({ frame, said }: ReturnType<typeof find>, { result, wasThrown }: Json): Promise<Json> => {
    if (wasThrown) return { type: 'exception', realm: said, exceptionDetails: { text: result.description ?? String(result.value), exception: toRemote(result), lineNumber: 0, columnNumber: 0, stackTrace: { callFrames: [] } } }
    const remote = toRemote(result)
    if (remote.type === 'window' && frame.realm) remote.value.context = await contextOf(frame.realm, remote.handle)
    return { type: 'success', realm: said, result: remote }
  }

  return {
    async evaluate({ expression, target, resultOwnership }: Json): Promise<Json> {
      const place = find(target)
      const first = await ask('Runtime.evaluate', { expression, contextId: place.realm.contextId, emulateUserGesture: true })
      if (first.wasThrown || !first.result.objectId) return outcome(place, first)
      // Awaited, and written down when no handle is wanted.
      const again = await call(await globalOf(place.realm), '(it) => it', [{ objectId: first.result.objectId }], resultOwnership !== 'root')
      return outcome(place, again)
    },
    async callFunction({ functionDeclaration, target, arguments: args = [], resultOwnership, serializationOptions }: Json): Promise<Json> {
      const place = find(target)
      const byValue = resultOwnership !== 'root' && serializationOptions?.maxObjectDepth !== 0
      const declaration = args.some(isChannel) ? withChannel(functionDeclaration) : functionDeclaration
      return outcome(place, await call(await globalOf(place.realm), declaration, args.filter((arg: Json) => !isChannel(arg)).map(toArgument), byValue))
    },
    async disown({ handles }: Json): Promise<Json> {
      await Promise.all(handles.map((objectId: string) => ask('Runtime.releaseObject', { objectId }).catch(() => {})))
      return {}
    },
    /** The element that holds a frame. */
    async holderOf(context: string): Promise<Json> {
      const frame = frames.byId(context)
      const parent = frame && frames.parentOf(frame)
      if (!parent?.realm) return { nodes: [] }
      const { result } = await call(await globalOf(parent.realm), HOLDER, [{ value: parent.children.indexOf(frame!) }], false)
      return { nodes: [{ ...toRemote(result), value: { attributes: {} } }] }
    },
    async setFiles(context: string, { sharedId, files }: { sharedId: string; files: Json[] }): Promise<Json> {
      const { realm } = find({ context })
      const { result, wasThrown } = await call(await globalOf(realm), SET_FILES, [{ objectId: sharedId }, { value: files }], true)
      if (wasThrown) throw new Error(result.description)
      return {}
    },
  }
}

const isChannel = ({ type }: Json) => type === 'channel'

/** A function whose one argument is a channel, as one that brings it. */
export function withChannel(functionDeclaration: string): string {
  return `() => { const say = console.debug.bind(console); return (${functionDeclaration})((text) => say(${JSON.stringify(CHANNEL)} + text)) }`
}

const PATH = `(it) => {
  const path = []
  for (; it !== it.parent; it = it.parent) {
    let place = 0
    while (it.parent[place] !== it) place++
    path.unshift(place)
  }
  return path
}`

const HOLDER = `(place) => {
  const search = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.contentWindow && element.contentWindow === window[place]) return element
      const found = element.shadowRoot && search(element.shadowRoot)
      if (found) return found
    }
  }
  return search(document)
}`

const SET_FILES = `(input, files) => {
  const transfer = new DataTransfer()
  for (const { name, type, base64 } of files) transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }))
  input.files = transfer.files
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
}`
