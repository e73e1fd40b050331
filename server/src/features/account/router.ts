import { EMAIL_WRONG, PASSWORD_WRONG } from '@inlay/contract/account'
import { canonicalEmail } from '@inlay/contract/rules/canonical-email'
import { APIError } from 'better-auth/api'
import { procedures } from '../../api/context.ts'
import type { Db } from '../../db/database.ts'
import { streamOf } from '../../http/stream-of.ts'
import { inPerson } from '../auth/session.ts'
import type { OwnerId } from '../auth/session.ts'
import { SIGN_IN_PER_ACCOUNT } from '../limits/rules.ts'
import { accountKey, clearLimit, withinLimit } from '../limits/store.ts'
import { readProfile } from '../me/store.ts'
import { jsonParts } from '../submissions/router.ts'
import { deleteAccount, listSessions, nextConfig, nextVersions, putProfile } from './store.ts'
import type { ConfigKind } from './store.ts'

const own = procedures.account

/** How many versions an export reads at once. */
const VERSIONS_BATCH = 50

const password = own.password.use(inPerson).handler(async ({ context, input, errors }) => {
  const { owner, auth, db, headers } = context
  // A session that was left open is no way to guess its password.
  if (!(await withinLimit(context, 'change-password', SIGN_IN_PER_ACCOUNT, { account: owner }))) throw errors.TOO_MANY_REQUESTS()
  try {
    await auth.changePassword({ currentPassword: input.current_password, newPassword: input.new_password }, headers)
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode !== 400) throw error
    throw errors.BAD_REQUEST({ data: { fields: { current_password: PASSWORD_WRONG } } })
  }
  await clearLimit(db, accountKey('change-password', owner))
  await auth.endOtherSessions(headers)
})

const exportAll = own.export.use(inPerson).handler(({ context }) => {
  context.responseHeaders.set('content-type', 'application/json')
  context.responseHeaders.set('content-disposition', 'attachment; filename="inlay-account.json"')
  return streamOf(exportParts(context.owner, context.db), context.log)
})

const EVERYTHING = { component: null, kind: null, since: null, until: null, search: null } as const

async function* exportParts(owner: OwnerId, db: Db): AsyncGenerator<string> {
  const profile = await readProfile(owner, db)
  yield `{"exported_at":${JSON.stringify(new Date())},\n"profile":${JSON.stringify(profile)},\n"components":[`
  yield* configParts(owner, db, 'component')
  yield '],\n"quizzes":['
  yield* configParts(owner, db, 'quiz')
  yield '],\n"submissions":'
  yield* jsonParts(owner, db, EVERYTHING)
  yield '}\n'
}

/** Each with its versions, never more of them in memory than one batch. */
async function* configParts(owner: OwnerId, db: Db, kind: ConfigKind): AsyncGenerator<string> {
  for (let at = await nextConfig(owner, db, kind, null), before = '\n'; at; at = await nextConfig(owner, db, kind, at.id), before = ',\n') {
    yield `${before}${JSON.stringify(at).slice(0, -1)},"versions":[`
    let last = 0
    for (let read = VERSIONS_BATCH; read === VERSIONS_BATCH; ) {
      const versions = await nextVersions(owner, db, kind, at.id, last, VERSIONS_BATCH)
      if (versions.length > 0) yield (last === 0 ? '' : ',') + versions.map((version) => JSON.stringify(version)).join(',')
      last = versions.at(-1)?.version ?? last
      read = versions.length
    }
    yield ']}'
  }
}

const remove = own.delete.use(inPerson).handler(async ({ context: { owner, db, componentChanged }, input, errors }) => {
  if (canonicalEmail(input.email) !== (await readProfile(owner, db))?.email) throw errors.BAD_REQUEST({ data: { fields: { email: EMAIL_WRONG } } })
  const gone = await deleteAccount(owner, db)
  if (!gone) throw errors.CONFLICT({ message: 'You are the last super admin. Make somebody else super admin first.' })
  for (const id of gone) componentChanged(id)
})

export const accountRouter = {
  update: own.update.use(inPerson).handler(({ context: { owner, db }, input }) => putProfile(owner, db, input)),
  password,
  sessions: own.sessions.use(inPerson).handler(async ({ context: { owner, auth, db, headers } }) => listSessions(owner, db, (await auth.session(headers))?.session.id)),
  endOtherSessions: own.endOtherSessions.use(inPerson).handler(async ({ context: { auth, headers } }) => void (await auth.endOtherSessions(headers))),
  export: exportAll,
  delete: remove,
}
