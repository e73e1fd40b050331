import { useMutation, useQueryClient } from '@tanstack/react-query'
import { COMPONENT_NAME_MAX } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { api, client } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastNote, toastSuccess } from '../../lib/toast.tsx'
import { drafts } from '../editor/drafts.ts'
import { createdWords, deletedWords, failedWords, publishedWords } from './act-words.ts'
import { ofComponent, ofQuiz } from './own-component.ts'
import type { OwnComponent } from './own-component.ts'
import { unseenLinks, unseenWords } from './unseen-links.ts'

const COPY = ' (copy)'

type NewComponent = { readonly type: ComponentType; readonly name?: string; readonly config?: Record<string, unknown> } | { readonly type: 'quiz'; readonly copied?: OwnComponent }

interface Outcome {
  readonly done: readonly OwnComponent[]
  readonly failed: readonly unknown[]
}

/** What an owner does to components and quizzes; each act says how it went and brings lists and figures up to date. */
export function useComponentActions() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([api.components, api.quizzes, api.figures, api.overview, api.submissions].map((part) => queryClient.invalidateQueries({ queryKey: part.key() })))
  const failed = (fallback: string) => (error: unknown) => {
    toastError(messageOf(error, fallback))
    // What the list shows may be what made it fail: a component that is gone.
    void refresh()
  }
  /** @param did as in 'published' */
  const tell = async ({ done, failed: errors }: Outcome, of: readonly OwnComponent[], words: string, did: string) => {
    if (done.length > 0) toastSuccess(words)
    if (errors.length > 0) toastError(`${failedWords(errors.length, of, did)} ${messageOf(errors[0], '')}`.trim())
    await refresh()
  }

  const create = useMutation({
    mutationFn: createOne,
    onSuccess: async (made) => {
      toastSuccess(createdWords([made]))
      await refresh()
    },
    onError: failed('Failed to create the component'),
  })
  const publish = useMutation({
    mutationFn: ({ of, live }: { of: readonly OwnComponent[]; live: boolean }) => forEach(of, ({ id, type }) => (type === 'quiz' ? client.quizzes : client.components).update({ id, is_active: live })),
    onSuccess: async (outcome, { of, live }) => {
      await tell(outcome, of, publishedWords(outcome.done, live), live ? 'published' : 'unpublished')
      const unseen = live ? unseenWords(outcome.done.flatMap(({ type, config }) => unseenLinks(type, config))) : null
      if (unseen) toastNote(unseen)
    },
    onError: failed('Failed to update the component'),
  })
  const remove = useMutation({
    mutationFn: (of: readonly OwnComponent[]) => forEach(of, ({ id, type }) => (type === 'quiz' ? client.quizzes : client.components).delete({ id })),
    onSuccess: (outcome, of) => {
      for (const { id, type } of outcome.done) {
        drafts.remove(id)
        queryClient.removeQueries({ queryKey: (type === 'quiz' ? api.quizzes : api.components).get.key({ input: { id } }) })
      }
      return tell(outcome, of, deletedWords(outcome.done), 'deleted')
    },
    onError: failed('Failed to delete the component'),
  })

  return { create, publish, remove, duplicate: (component: OwnComponent) => create.mutate(copyOf(component)) }
}

async function createOne(wanted: NewComponent): Promise<OwnComponent> {
  if (wanted.type !== 'quiz') return ofComponent(await client.components.create({ component_type: wanted.type, name: wanted.name, config: wanted.config }))
  if (!wanted.copied) return ofQuiz(await client.quizzes.create({}))
  const { title, description, ...config } = wanted.copied.config as Record<string, unknown> & { title: string; description: string }
  // A copy is a draft, as every other kind's is, until somebody has looked at it.
  return ofQuiz(await client.quizzes.create({ name: nameOfCopy(wanted.copied), title, description, config, is_active: false }))
}

const nameOfCopy = ({ name }: OwnComponent) => name.slice(0, COMPONENT_NAME_MAX - COPY.length) + COPY

const copyOf = (component: OwnComponent): NewComponent =>
  component.type === 'quiz' ? { type: 'quiz', copied: component } : { type: component.type, name: nameOfCopy(component), config: component.config }

/** Does it to all at once. @throws the first error when nothing was done */
async function forEach(of: readonly OwnComponent[], act: (component: OwnComponent) => Promise<unknown>): Promise<Outcome> {
  const results = await Promise.allSettled(of.map(act))
  const errors = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length === of.length) throw errors[0]
  return { done: of.filter((_, i) => results[i]!.status === 'fulfilled'), failed: errors }
}
