import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'

export const FLAG_KEY_MAX = 64
export const FLAG_DESCRIPTION_MAX = 500

/** Words of small letters and digits, joined by one underscore each; the first begins with a letter. */
export const isSnakeCase = (key: string): boolean => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key)

export const SNAKE_CASE_MESSAGE = 'Must be snake_case: small letters, digits and single underscores, as in new_editor'

export const systemFlag = z.object({
  id: z.uuid(),
  flag_key: z.string(),
  flag_value: z.boolean(),
  description: z.string().nullable(),
  updated_at: z.iso.datetime(),
})
export type SystemFlag = z.infer<typeof systemFlag>

const id = z.uuid('Must be a flag id')
const description = z.string().trim().max(FLAG_DESCRIPTION_MAX, `Must be at most ${FLAG_DESCRIPTION_MAX} characters`).transform((text) => text || null).nullable()
const tag = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Administration'] })

/** For admins and super_admins. What a key does, and its default, is in flag-registry.ts. */
export const adminFlags = {
  list: tag('List system flags by their keys', 'GET', '/admin/flags').output(z.array(systemFlag)),
  create: tag('Create a system flag', 'POST', '/admin/flags')
    .route({ successStatus: 201 })
    .input(
      z.object({
        flag_key: z
          .string('Please enter a flag key')
          .trim()
          .min(1, 'Please enter a flag key')
          .max(FLAG_KEY_MAX, `Must be at most ${FLAG_KEY_MAX} characters`)
          .refine((key) => key === '' || isSnakeCase(key), SNAKE_CASE_MESSAGE),
        flag_value: z.boolean().default(false),
        description: description.default(null),
      }),
    )
    .output(systemFlag),
  update: tag('Switch or describe a system flag', 'PATCH', '/admin/flags/{id}')
    .input(z.object({ id, flag_value: z.boolean().optional(), description: description.optional() }))
    .output(systemFlag),
  delete: tag('Delete a system flag; the default of its key is in force again', 'DELETE', '/admin/flags/{id}')
    .route({ successStatus: 204 })
    .input(z.object({ id }))
    .output(z.void()),
}
