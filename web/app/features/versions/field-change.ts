/** What one field says in one version and in another; null where it is not there. */
export interface FieldChange {
  /** In the editor's words: "Question 2, “Do you ship?” · Answer". */
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}
