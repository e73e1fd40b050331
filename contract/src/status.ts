import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'

/** What the operator has to say to everybody. */
export const status = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/status', summary: 'What the operator says to everybody', tags: ['Account'] })
    .output(z.object({ /** null: nothing. */ maintenance: z.string().nullable() })),
}
