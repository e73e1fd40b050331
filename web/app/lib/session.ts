import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** The one key of the session token; every tab of the browser reads the same. */
const KEY = 'inlay.session'

type Listener = () => void
const listeners = new Set<Listener>()
// Kept beside the storage, so that a browser that refuses storage has a session for as long as the tab lives.
let token: string | null | undefined
let endedByChoice = false

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: Listener): Listener {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== KEY && event.key !== null) return
    token = event.key === null ? null : event.newValue
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The token of the signed-in user, shared by all tabs: signing out in one signs out all. */
export const session = {
  get(): string | null {
    if (token === undefined) token = storage.get(KEY)
    return token
  },
  /** What tells the server who asks; nothing while nobody is signed in. */
  headers(): Record<string, string> {
    const now = session.get()
    return now === null ? {} : { authorization: `Bearer ${now}` }
  },
  /** Whether the user of this tab signed out, rather than the session running out or ending in another tab. */
  endedByChoice(): boolean {
    return endedByChoice
  },
  start(newToken: string): void {
    endedByChoice = false
    token = newToken
    storage.set(KEY, newToken)
    announce()
  },
  /** @param chosen true when the user signed out, false when the server no longer knows the session */
  end(chosen: boolean): void {
    endedByChoice = chosen
    token = null
    storage.remove(KEY)
    announce()
  },
}

/** The token, or null when nobody is signed in; renders again when that changes in any tab. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(subscribe, session.get, () => null)
}
