import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { audit_log } from '../../db/schema.ts'
import type { AdminActor } from '../auth/session.ts'

/** What an admin did: before and after are what changed, without secrets. */
export interface AdminAct {
  /** As in "invitation.create". */
  readonly action: string
  readonly target_type: string
  readonly target_id: string
  readonly before?: object
  readonly after?: object
}

/** Writes down an act, in the transaction that does it. */
export async function audit(tx: Db, actor: AdminActor, { action, target_type, target_id, before, after }: AdminAct): Promise<void> {
  await tx.insert(audit_log).values({ id: uuidv7(), actor_id: actor.id, action, target_type, target_id, before, after, ip_address: actor.address })
}
