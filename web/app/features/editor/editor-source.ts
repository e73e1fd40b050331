import type { ComponentVersion } from '@inlay/contract/components'
import type { ZodType } from 'zod'
import type { EditorDocument } from './editor-document.ts'

/** A document as the server stored it. */
export interface Stored<C> {
  readonly document: EditorDocument<C>
  readonly version: number
  readonly is_active: boolean
  /** ISO. */
  readonly updated_at: string
}

/** A save; what is undefined stays as it is stored. */
export interface Change<C> {
  readonly document: EditorDocument<C> | undefined
  /** The version that the document builds on; when another save came first the answer is 409. */
  readonly base: number | undefined
  readonly live: boolean | undefined
  /** Why, for the version history. */
  readonly note?: string | undefined
}

/** What an editor needs to know of the noun that it edits. */
export interface EditorSource<C> {
  readonly id: string
  /** The config as it may be saved. */
  readonly schema: ZodType<C>
  /** As it may be stored already: an old version is read by it. */
  readonly shape: ZodType<C>
  /** What the user is told. */
  readonly words: { readonly saved: string; readonly published: string; readonly unpublished: string; readonly failed: string }
  load(): Promise<Stored<C>>
  /** Saves, and lets every other screen know. */
  save(change: Change<C>): Promise<Stored<C>>
  /** Versions from the newest, or from the one before `before`. */
  versions(page: { before: number | undefined; limit: number }): Promise<ComponentVersion[]>
  /** Makes a new version of an old one, and lets every other screen know. */
  restore(version: number): Promise<Stored<C>>
}
