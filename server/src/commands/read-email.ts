import { canonicalEmail } from '@inlay/contract/rules/canonical-email'
import { isEmail } from '@inlay/contract/rules/email'
import type { Given } from './command.ts'
import { CommandError } from './command-error.ts'

/** The address of --email as accounts have it; undefined: not given. */
export function readEmail(given: Given): string | undefined {
  const typed = given.option('email')
  if (typed === undefined) return undefined
  const email = canonicalEmail(typed)
  if (!isEmail(email)) throw new CommandError(`--email is ${JSON.stringify(typed)}, but has to be an email address.`)
  return email
}
