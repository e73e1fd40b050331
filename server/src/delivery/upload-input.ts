import { fieldName } from '@inlay/contract/form-field'
import * as z from 'zod'
import { fieldErrors, fieldErrorsMessage } from '../http/field-errors.ts'
import { VisitorError } from './answer.ts'

const uploadInput = z.object({
  component_id: z.uuid('Must be a component id').toLowerCase(),
  field: fieldName,
  /** Of any length: what is kept of it is up to fileName. */
  name: z.string().default(''),
})

/** What the address of POST /v1/uploads says. */
export function readUploadInput(url: string): z.infer<typeof uploadInput> {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const result = uploadInput.safeParse(Object.fromEntries(query))
  if (result.success) return result.data
  const fields = fieldErrors(result.error.issues)
  throw new VisitorError(400, 'BAD_REQUEST', fieldErrorsMessage(fields), { fields })
}
