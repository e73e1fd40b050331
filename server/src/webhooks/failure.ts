import { ANSWER_TIME } from './post.ts'
import type { Posted } from './post.ts'
import { PrivateAddress } from './may-call.ts'
import { PRIVATE_MESSAGE } from './webhook-problem.ts'

const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no host of this name',
  EAI_AGAIN: 'The host’s name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The network cannot be reached',
  ETIMEDOUT: 'No connection in time',
  EPROTO: 'It does not speak TLS as expected',
}

/** Why an answer is no success, in the owner's words; null: it is one. */
export function answerProblem({ status, location }: Posted): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `Answered ${status}, which is not followed${location ? `. Enter where it leads: ${location.slice(0, 300)}` : ''}`
  return `Answered ${status}`
}

/** Why no answer came, in the owner's words. */
export function callProblem(error: unknown): string {
  if (error instanceof PrivateAddress) return PRIVATE_MESSAGE
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'TimeoutError') return `No answer within ${ANSWER_TIME / 1000} seconds`
  if (name === 'AbortError') return 'Cut off, since Inlay was stopped'
  // Where a host has several addresses Node tries them all, and tells of the first.
  const first = error instanceof AggregateError ? (error.errors[0] as { code?: string } | undefined)?.code : undefined
  const known = BY_CODE[code ?? first ?? '']
  if (known) return known
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/.test(code ?? '')) return `Its certificate is not valid (${code})`
  return `The call failed (${code ?? message ?? 'no reason was given'})`.slice(0, 300)
}
