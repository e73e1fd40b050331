import type { QueryClient } from '@tanstack/react-query'
import { COMPONENT_NAME_MAX } from '@inlay/contract/components'
import { DEFAULT_QUIZ, quizConfig, quizShape } from '@inlay/contract/quiz'
import type { QuizConfig } from '@inlay/contract/quiz'
import type { Quiz } from '@inlay/contract/quizzes'
import { api, client } from '../../lib/api.ts'
import type { EditorDocument } from '../editor/editor-document.ts'
import type { EditorSource, Stored } from '../editor/editor-source.ts'

/** A quiz, for its builder. */
export function quizSource(id: string, queryClient: QueryClient): EditorSource<QuizConfig> {
  const told = (stored: Quiz) => {
    queryClient.setQueryData(api.quizzes.get.queryKey({ input: { id } }), stored)
    void queryClient.invalidateQueries({ queryKey: api.quizzes.list.key() })
    void queryClient.invalidateQueries({ queryKey: api.overview.key() })
    return storedQuiz(stored)
  }
  return {
    id,
    schema: quizConfig,
    shape: quizShape,
    words: { saved: 'Quiz saved successfully', published: 'Quiz published', unpublished: 'Quiz unpublished', failed: 'Failed to save quiz' },
    load: async () => storedQuiz(await client.quizzes.get({ id })),
    save: async ({ document, base, live, note }) => told(await client.quizzes.update({ id, ...(document && fieldsOf(document)), base_version: base, is_active: live, note })),
    versions: (page) => client.quizzes.versions({ id, ...page }),
    restore: async (version) => told(await client.quizzes.rollback({ id, version })),
  }
}

/** Throws when its config is not that of a quiz. */
export function storedQuiz({ name, title, description, config, version, is_active, updated_at }: Quiz): Stored<QuizConfig> {
  return { document: { name, config: quizShape.parse({ ...config, title, description }) }, version, is_active, updated_at }
}

/** The document with another config; the name in the lists goes with the title for as long as it is the same. */
export function withConfig({ name, config }: EditorDocument<QuizConfig>, next: QuizConfig): EditorDocument<QuizConfig> {
  return { name: name === nameFrom(config.title) ? nameFrom(next.title) : name, config: next }
}

const nameFrom = (title: string) => title.trim().slice(0, COMPONENT_NAME_MAX).trim() || DEFAULT_QUIZ.title

/** Title and description stand beside the config. */
const fieldsOf = ({ name, config: { title, description, ...config } }: EditorDocument<QuizConfig>) => ({ name, title, description, config })
