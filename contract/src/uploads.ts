import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'

export const uploads = {
  download: oc
    .errors({ ...commonErrors, UNAVAILABLE: { status: 503, message: 'Files cannot be read at the moment. Please try again.' } })
    .route({
      method: 'GET',
      path: '/uploads/{id}',
      summary: 'A file that came with a submission',
      description: 'Its bytes as they came, always as an attachment and never as what a browser would show. The id is the answer of the submission’s file field.',
      tags: ['Submissions'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream)),
}
