/**
 * A day that the calendar has, as the inputs of browsers give it. A year of more than four digits is a slip of the
 * finger; 30 February, which some browsers read as a day of March, is none.
 */
export function isDate(text: string): boolean {
  // A longer year has a sign in front.
  return text >= '0' && (new Date(text).toJSON() || '').slice(0, 10) === text
}

/** A time of day, to the minute or finer. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text)

/** What an answer to these kinds of field must be. All are of one pattern, so that they sort as text. */
export const MOMENTS = {
  date: isDate,
  time: isTime,
  datetime: (text: string): boolean => isDate(text.slice(0, 10)) && text[10] === 'T' && isTime(text.slice(11)),
}
