import * as z from 'zod'

/** Body of every error answer, of the API and of what visitors' browsers call. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** One message for each wrong field, by its path in the request ("config.items.0.question"). */
    fields: z.record(z.string(), z.string()).optional(),
    /** Names the log lines of an unexpected failure. */
    request_id: z.string().optional(),
  }),
})

export type ErrorBody = z.infer<typeof errorBody>

/** Errors that procedures declare, with their HTTP status. BAD_REQUEST comes from the input's schema. */
export const commonErrors = {
  UNAUTHORIZED: { status: 401, message: 'Not authenticated' },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this" },
  NOT_FOUND: { status: 404, message: 'Not found' },
  BAD_REQUEST: { status: 400, message: 'Some fields need another look', data: z.object({ fields: z.record(z.string(), z.string()) }) },
  CONFLICT: { status: 409, message: 'It was changed by someone else in the meantime' },
} as const

/** Declared by procedures that a plan may not have, or of which it has only so much. */
export const planErrors = {
  PLAN_REQUIRED: { status: 402, message: 'Restoring a version is part of the paid plans' },
} as const

/** Declared by procedures that one client may call only so often; Retry-After says in how many seconds again. */
export const rateLimitErrors = {
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
} as const
