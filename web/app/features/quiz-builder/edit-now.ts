import type { QuizConfig } from '@inlay/contract/quiz'

/** Changes the quiz as it is at the time, however long ago the part was drawn that does it: the undo in a toast comes after other edits. */
export type EditNow = (change: (now: QuizConfig) => QuizConfig) => void
