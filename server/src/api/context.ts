import { api } from '@inlay/contract/api'
import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { Delivery } from '../delivery/delivery.ts'
import type { Auth } from '../features/auth/better-auth.ts'
import type { SignUp } from '../features/auth/sign-up.ts'
import type { FileStore } from '../files/file-store.ts'
import type { LiveFlags } from '../flags/live-flags.ts'

/** What every procedure of /api has at hand for one request. */
export interface ApiContext {
  readonly db: Db
  readonly auth: Auth
  readonly signUp: SignUp
  readonly log: Logger
  /** Files of visitors. */
  readonly files: FileStore
  /** The system's flags, as they are in force. */
  readonly flags: LiveFlags
  /** How this process serves visitors. */
  readonly health: Delivery['health']
  /** Whether mail is set up. */
  readonly mail: boolean
  /** To be told after the commit that left something to mail. */
  readonly mailLeft: () => void
  /** As mailLeft, for webhooks. */
  readonly webhooksLeft: () => void
  /** What an endpoint is signed with, by its id and its secret's number. */
  readonly webhookSecret: (endpointId: string, version: number) => string
  /** Why an address must not be called, in the owner's words; null: nothing is known against it. */
  readonly webhookProblem: (url: string) => Promise<string | null>
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string
  /** What lets its holder see an owner's drafts on a page. @param until epoch ms */
  readonly previewToken: (owner: string, until: number) => string
  /** The request's token and browser, nothing else: no cookie ever gets this far. */
  readonly headers: Headers
  /** Headers to add to the answer. */
  readonly responseHeaders: Headers
  /** null when unknown; forwarded addresses count only from TRUSTED_PROXIES. */
  readonly clientAddress: string | null
  /** To be told after the commit, so that the next visitor of this process gets the change. Others hear of it by NOTIFY. */
  readonly componentChanged: (id: string) => void
}

/** The contract, to be implemented: `procedures.components.list.handler(…)`. */
export const procedures = implement(api).$context<ApiContext>()
