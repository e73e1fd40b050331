import * as z from 'zod'

/** Largest number of PostgreSQL’s integer. */
const VERSION_MAX = 2 ** 31 - 1

/** Version of a component that a visitor saw. Below 0: drawn for the holder of a preview link. */
export const seenVersion = z
  .int('Must be a whole number')
  .min(-VERSION_MAX, 'Must be 1 or more')
  .refine((version) => version !== 0, 'Must be 1 or more')
  .max(VERSION_MAX, 'Is larger than any version')
  .optional()
