import { oc } from '@orpc/contract'
import * as z from 'zod'
import { COMPONENT_TYPES } from './component-types.ts'
import { commonErrors } from './errors.ts'

/** Where a component was last seen by a visitor's browser. */
export const installation = z.object({
  id: z.uuid(),
  component_type: z.enum([...COMPONENT_TYPES, 'quiz']),
  name: z.string(),
  is_active: z.boolean(),
  /** The latest event; null: none has arrived. */
  last_seen: z.object({ host: z.string(), host_url: z.string(), at: z.iso.datetime() }).nullable(),
})
export type Installation = z.infer<typeof installation>

export const installations = {
  list: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/installations', summary: 'Where each of your components and quizzes was last seen', tags: ['Placement'] })
    .output(z.array(installation)),
}
