import { KIND_LABELS } from './component-types.ts'
import type { ComponentType } from './component-types.ts'

export type LibraryKind = ComponentType | 'quiz'
export type KnownFlag = 'signups_open' | 'submissions_accepted' | 'maintenance_message' | `library_${LibraryKind}`

interface Meaning {
  /** In force while no flag has this key, and while the database cannot be asked. */
  readonly default: boolean
  /** What it does while it is on. */
  readonly meaning: string
}

/** Kinds that the library can offer. */
export const LIBRARY_KINDS = Object.keys(KIND_LABELS) as LibraryKind[]

/** Every flag that Inlay asks for. A flag of any other key may be there and changes nothing. */
export const KNOWN_FLAGS = {
  signups_open: { default: true, meaning: 'New accounts can be made. Off: a sign-up is refused, whatever its invitation code.' },
  submissions_accepted: { default: true, meaning: 'Visitors can submit and upload. Off: they are answered 503 and asked to try later.' },
  maintenance_message: { default: false, meaning: 'The description of this flag is shown on top of every dashboard.' },
  ...(Object.fromEntries(LIBRARY_KINDS.map((kind) => [`library_${kind}`, { default: true, meaning: `The library offers templates of the kind ${KIND_LABELS[kind]}.` }])) as Record<`library_${LibraryKind}`, Meaning>),
} satisfies Record<KnownFlag, Meaning>

export const FLAG_KEYS = Object.keys(KNOWN_FLAGS) as KnownFlag[]

export const isKnownFlag = (key: string): key is KnownFlag => Object.hasOwn(KNOWN_FLAGS, key)

/** Kinds that the library offers where `on` says which flags are. */
export const offeredKinds = (on: (key: KnownFlag) => boolean): LibraryKind[] => LIBRARY_KINDS.filter((kind) => on(`library_${kind}`))

/** What the dashboard says while maintenance_message is on and has no description. */
export const MAINTENANCE_DEFAULT = 'Inlay is being worked on. Some things may not work for a while.'

/** What whoever wants to make an account is told while signups_open is off. */
export const SIGNUPS_CLOSED = 'Sign-ups are closed at the moment. Please try again later.'
