import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { askedBy } from '../submissions/rules.ts'
import { readVersions } from '../submissions/store.ts'
import { pollResults, quizResults } from './rules.ts'
import { countChoices, countRuns, findKind } from './store.ts'

const get = procedures.results.get.use(signedIn).handler(async ({ context: { owner, db }, input: { id }, errors }) => {
  const kind = await findKind(owner, db, id)
  if (kind !== 'poll' && kind !== 'quiz') throw errors.NOT_FOUND({ message: 'There is no such poll or quiz' })
  const versions = await readVersions(owner, db, id, kind)
  if (kind === 'quiz') return quizResults(versions.at(-1)?.config, await countRuns(owner, db, id))
  const { counts, people } = await countChoices(owner, db, id)
  return pollResults(versions.map(({ config }) => askedBy('poll', config)), counts, people)
})

export const resultsRouter = { get }
