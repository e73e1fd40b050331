/** What a save changes of anything that is kept in versions; what is left out stays. */
export interface VersionedChange {
  readonly name?: string
  readonly config?: object
  readonly is_active?: boolean
  /** Why, for the list of versions. */
  readonly note?: string
}

/**
 * What a save does beside the words that it changes: a new name or config makes a version, publishing sets its time.
 * @param locked as it is stored, held by the transaction that saves
 */
export function stepOf(locked: { readonly version: number; readonly is_active: boolean }, change: VersionedChange, now = new Date()) {
  const newVersion = change.name !== undefined || change.config !== undefined
  const published = change.is_active === true && !locked.is_active
  return {
    newVersion,
    columns: {
      is_active: change.is_active ?? locked.is_active,
      ...(newVersion && { version: locked.version + 1, updated_at: now }),
      ...(published && { published_at: now }),
    },
  }
}
