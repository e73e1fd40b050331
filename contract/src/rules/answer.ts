/** From and to, ISO dates (2026-11-28). */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/**
 * What a visitor answered in one field: number for number, range and rating, boolean for toggle, several texts for
 * checkbox and tags, the id of the upload for file, text for everything else.
 */
export type Answer = string | number | boolean | readonly string[] | DateRange

/** By the field's name. A field without an answer is absent. */
export type Answers = Readonly<Record<string, Answer>>

/** An answer by name, and nothing that an object has by itself: a field may be called "constructor". */
export function answerOf<T>(answers: Readonly<Record<string, T>>, name: string): T | undefined {
  // As an object, since what arrived may be none.
  return Object.prototype.hasOwnProperty.call(Object(answers), name) ? answers[name] : undefined
}
