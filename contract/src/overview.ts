import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'

/** How many events Recent Activity shows. */
export const RECENT_ACTIVITY = 5

export const overview = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/overview', summary: 'The figures of the dashboard overview', tags: ['Overview'] })
    .output(
      z.object({
        components_total: z.int(),
        components_active: z.int(),
        events_total: z.int(),
        submissions_total: z.int(),
        recent: z.array(
          z.object({
            id: z.uuid(),
            event_type: z.string(),
            component_type: z.string().nullable(),
            component_name: z.string().nullable(),
            host_url: z.string(),
            created_at: z.iso.datetime(),
          }),
        ),
      }),
    ),
}
