import { storage } from '../../lib/storage.ts'
import type { EditorDocument } from './editor-document.ts'

/** Unsaved work, kept in this browser until it is saved or discarded. */
export interface Draft {
  readonly document: EditorDocument
  /** The version that was edited; a later one means that somebody else saved in between. */
  readonly baseVersion: number
  /** When it was last changed, ISO. */
  readonly at: string
}

const key = (componentId: string) => `inlay.draft.${componentId}`

export const drafts = {
  read(componentId: string): Draft | null {
    const stored = storage.get(key(componentId))
    return stored === null ? null : parseDraft(stored)
  },
  write(componentId: string, draft: Draft): void {
    storage.set(key(componentId), JSON.stringify(draft))
  },
  remove(componentId: string): void {
    storage.remove(key(componentId))
  },
}

/** A draft as it was stored, or null when it is damaged. Its config is checked by the kind's schema afterwards. */
export function parseDraft(stored: string): Draft | null {
  try {
    const draft = JSON.parse(stored) as Draft
    const whole =
      typeof draft.document.name === 'string' &&
      typeof draft.document.config === 'object' &&
      Number.isInteger(draft.baseVersion) &&
      !Number.isNaN(Date.parse(draft.at))
    return whole ? draft : null
  } catch {
    return null
  }
}
