import * as z from 'zod'

/** Whom a component tells of what visitors send. */
export const notifications = z
  .object({
    /** Whether its owner gets a mail; several that come close together share one. */
    email: z.boolean().default(false),
  })
  .prefault({})
