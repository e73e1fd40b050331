import type { Json } from './endpoint.ts'

/** Scripts of one document run in a realm. Playwright asks for two; WebKit's inspector gives one, which is both. */
export interface Realm {
  readonly id: string
  readonly contextId: number
  /** The document's global object, once it was asked for. */
  global?: Promise<string>
}

export interface Frame {
  /** As Playwright knows it. */
  readonly id: string
  readonly children: Frame[]
  url: string
  realm?: Realm
}

export type Emit = (method: string, params: Json) => void

export type Frames = ReturnType<typeof frames>

/** The documents of a window, from what the inspector tells of them. */
export function frames(window: string, userContext: string, emit: Emit) {
  let known = new Map<string, Frame>()
  const main: Frame = { id: window, url: 'about:blank', children: [] }

  const endRealm = (frame: Frame) => {
    if (!frame.realm) return
    for (const realm of [frame.realm.id, utility(frame.realm.id)]) emit('script.realmDestroyed', { realm })
    delete frame.realm
  }
  const detach = (frame: Frame, parent: Frame) => {
    for (const child of [...frame.children]) detach(child, frame)
    endRealm(frame)
    parent.children.splice(parent.children.indexOf(frame), 1)
    for (const [name, one] of known) if (one === frame) known.delete(name)
    emit('browsingContext.contextDestroyed', { context: frame.id, parent: parent.id, url: frame.url, children: [] })
  }
  const attach = (name: string, parent: Frame) => {
    const frame: Frame = { id: `${window}/${name}`, url: 'about:blank', children: [] }
    known.set(name, frame)
    parent.children.push(frame)
    emit('browsingContext.contextCreated', { context: frame.id, parent: parent.id, url: frame.url, userContext, children: [] })
    return frame
  }

  return {
    main,
    get: (name: string) => known.get(name),
    byId: (id: string) => [main, ...known.values()].find((frame) => frame.id === id),
    byRealm: (id: string) => [main, ...known.values()].find(({ realm }) => realm && (realm.id === id || utility(realm.id) === id)),
    parentOf: (child: Frame) => [main, ...known.values()].find(({ children }) => children.includes(child)),
    /** A process begins to show the window, with these documents. */
    begin({ frame: { id, url } }: Json) {
      for (const child of [...main.children]) detach(child, main)
      endRealm(main)
      known = new Map([[id, main]])
      main.url = url
    },
    /** Takes in the frames of the inspector's tree that nothing was said of yet. */
    complete(tree: Json) {
      const parent = known.get(tree.frame.id)!
      for (const child of tree.childFrames ?? []) {
        if (!known.has(child.frame.id)) attach(child.frame.id, parent)
        this.complete(child)
      }
    },
    realm(name: string, realm: Realm) {
      const frame = known.get(name)
      if (!frame) return
      endRealm(frame)
      frame.realm = realm
      emit('script.realmCreated', { realm: realm.id, origin: '', type: 'window', context: frame.id })
    },
    navigated({ id, parentId, url, loaderId }: Json) {
      const frame = known.get(id) ?? (known.has(parentId) ? attach(id, known.get(parentId)!) : undefined)
      if (!frame) return
      for (const child of [...frame.children]) detach(child, frame)
      endRealm(frame)
      frame.url = url
      emit('browsingContext.navigationCommitted', { context: frame.id, navigation: loaderId, url, timestamp: Date.now() })
    },
    detached(name: string) {
      const frame = known.get(name)
      const parent = frame && this.parentOf(frame)
      if (parent) detach(frame, parent)
    },
    end() {
      endRealm(main)
      emit('browsingContext.contextDestroyed', { context: main.id, parent: null, url: main.url, children: [] })
    },
  }
}

/** Playwright's own realm beside that of the page. */
export const utility = (realm: string) => `${realm} utility`
