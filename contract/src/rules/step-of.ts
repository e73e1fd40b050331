/** Steps of a form, each naming its fields. */
export type Steps = readonly { readonly fields: readonly string[] }[]

/** The step that a field belongs to, from 0; the first when none names it, so that no field is lost. */
export function stepOf(name: string, steps: Steps): number {
  return Math.max(0, steps.findIndex((step) => step.fields.includes(name)))
}
