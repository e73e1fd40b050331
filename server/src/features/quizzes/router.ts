import { COMPONENT_NAME_MAX } from '@inlay/contract/components'
import { DEFAULT_QUIZ, quizConfig } from '@inlay/contract/quiz'
import type { Quiz } from '@inlay/contract/quizzes'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { change, found, rollBack, validConfig, versionsOf } from '../versions/router.ts'
import type { Versioned } from '../versions/router.ts'
import { deleteQuiz, findQuiz, insertQuiz, listQuizzes, lockQuiz, saveQuiz } from './store.ts'
import type { QuizChange } from './store.ts'

const VERSIONED: Versioned<Quiz, QuizChange> = {
  parent: 'quiz',
  missing: 'Quiz not found',
  lock: lockQuiz,
  save: saveQuiz,
  restored: (_, config) => ({ config: validConfig(quizConfig, config) }),
}

const own = procedures.quizzes

const list = own.list.use(signedIn).handler(({ context }) => listQuizzes(context.owner, context.db))

const create = own.create.use(signedIn).handler(async ({ context, input }) => {
  const { title = DEFAULT_QUIZ.title, description = DEFAULT_QUIZ.description, is_active } = input
  const config = validConfig(quizConfig, { ...(input.config ?? DEFAULT_QUIZ), title, description })
  const name = input.name ?? (title.trim().slice(0, COMPONENT_NAME_MAX) || DEFAULT_QUIZ.title)
  return insertQuiz(context.owner, context.db, { name, config, is_active })
})

const get = own.get.use(signedIn).handler(async ({ context, input }) => found(await findQuiz(context.owner, context.db, input.id), VERSIONED.missing))

const update = own.update.use(signedIn).handler(({ context, input: { title, description, config, ...input } }) =>
  change(VERSIONED, context, input, (locked) => {
    const words = { title: title ?? locked.title, description: description ?? locked.description }
    const isChanged = config !== undefined || title !== undefined || description !== undefined
    return isChanged ? { ...input, config: validConfig(quizConfig, { ...(config ?? locked.config), ...words }) } : input
  }),
)

const remove = own.delete.use(signedIn).handler(async ({ context, input }) => {
  found(await deleteQuiz(context.owner, context.db, input.id), VERSIONED.missing)
  context.componentChanged(input.id)
})

const versions = own.versions.use(signedIn).handler(({ context, input }) => versionsOf(VERSIONED, context, input))

const rollback = own.rollback.use(signedIn).handler(({ context, input }) => rollBack(VERSIONED, context, input))

export const quizzesRouter = { list, create, get, update, delete: remove, versions, rollback }
