import { useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Outcome, QuizConfig, QuizQuestion } from '@inlay/contract/quiz'
import type { Quiz } from '@inlay/contract/quizzes'
import { outcomeFlaws } from '@inlay/contract/rules/outcome-flaws'
import type { QuizResponses } from '@inlay/contract/rules/quiz-score'
import type { FieldErrors } from '../../lib/api-error.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { toastError } from '../../lib/toast.tsx'
import { DeleteDialog } from '../components/delete-dialog.tsx'
import { embedMarker } from '../components/embed-marker.ts'
import type { OwnComponent } from '../components/own-component.ts'
import { ConflictDialog } from '../editor/conflict-dialog.tsx'
import { EditorTopbar } from '../editor/editor-topbar.tsx'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import { LeaveGuard } from '../editor/leave-guard.tsx'
import { PreviewPane } from '../editor/preview-pane.tsx'
import { RestoredNotice } from '../editor/restored-notice.tsx'
import { TypeAheadContext } from '../editor/type-ahead.ts'
import { useBar } from '../editor/use-bar.ts'
import { useEditor } from '../editor/use-editor.ts'
import { useSave } from '../editor/use-save.ts'
import { OF_VERSION, VersionHistory } from '../versions/version-history.tsx'
import { EditPane } from './edit-pane.tsx'
import { explainScore } from './explain-score.ts'
import { flawText } from './flaw-text.ts'
import { newQuestion } from './new-question.ts'
import { OutcomesDock } from './outcomes-dock.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizPreview } from './quiz-preview.tsx'
import { QuizSettings } from './quiz-settings.tsx'
import { QuizTabs } from './quiz-tabs.tsx'
import type { QuizPart } from './quiz-tabs.tsx'
import { quizSource, storedQuiz, withConfig } from './quiz-source.ts'
import { ScoreExplained } from './score-explained.tsx'
import { selectionOf } from './selection.ts'
import type { Selection } from './selection.ts'
import { useDeleteQuiz } from './use-delete-quiz.ts'
import { usePoints } from './use-points.ts'
import classes from './quiz-editor.module.css'

const BACK = { to: '/dashboard/quizzes', label: 'Back to Quizzes' }

/** An old version as visitors would get it. */
const previewOf = (old: QuizConfig) => (
  <PreviewPane label={OF_VERSION} theme={old.settings.theme} first="phone">{(scheme) => <QuizPreview config={old} scheme={scheme} show={null} onDone={() => {}} />}</PreviewPane>
)

/** Questions, the one that is edited, and the preview side by side; the outcomes of all scores below. On a phone one at a time. */
export function QuizEditor({ quiz }: { quiz: Quiz }) {
  const { id } = quiz
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deletion = useDeleteQuiz(id)
  const [initial] = useState(() => storedQuiz(quiz))
  const source = useMemo(() => quizSource(id, queryClient), [id, queryClient])
  const editor = useEditor(source, initial)
  const { document, errors, ahead } = editor
  const { config } = document
  const [selected, setSelected] = useState<Selection>(() => (config.questions[0] ? { kind: 'question', id: config.questions[0].id } : { kind: 'about' }))
  const [part, setPart] = useState<QuizPart>('questions')
  const [refused, setRefused] = useState<FieldErrors | null>(null)
  const [responses, setResponses] = useState<QuizResponses | null>(null)
  const [asked, setAsked] = useState<readonly OwnComponent[]>([])
  const points = usePoints(config.questions)

  const select = useCallback((next: Selection) => {
    setSelected(next)
    setPart(next.kind === 'outcome' ? 'outcomes' : 'questions')
  }, [])
  const save = useSave(source, editor, (wrong) => {
    const [first] = Object.keys(wrong)
    if (first) select(selectionOf(first, config))
    setRefused({ ...wrong })
  })
  useEffect(() => {
    if (refused) window.document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [refused])

  /** Gaps and overlaps have a stated rule, so they stop nobody; whoever saves them is told. */
  const flagged = (act: () => void) => () => {
    const flaw = flawText(outcomeFlaws(config.outcomes))
    if (flaw) toastError(flaw, 'Look at the outcomes')
    act()
  }
  const acts = { ...save, save: flagged(save.save), publish: flagged(save.publish), saveWithNote: (note: string) => flagged(() => save.saveWithNote(note))() }
  useHotkeys([['mod+S', acts.save], ['mod+Z', editor.undo], ['mod+shift+Z', editor.redo], ['mod+Y', editor.redo]], [])

  const of: Edited<QuizConfig> = { value: config, path: 'config', errors, onChange: (next, path) => editor.change(withConfig(document, next), path) }
  const own: OwnComponent = { id, type: 'quiz', name: document.name, config: { ...config }, is_active: editor.stored.is_active, created_at: quiz.created_at }
  const steady = useSteady({
    edit: (change: (config: QuizConfig) => QuizConfig) => {
      const next = change(config)
      if (next !== config) of.onChange(next, null)
    },
    rename: (title: string) => of.onChange({ ...config, title }, 'config.title'),
    setOutcomes: (next: Outcome[], path: string | null) => of.onChange({ ...config, outcomes: next }, path),
    setSettings: (next: QuizConfig['settings'], path: string | null) => of.onChange({ ...config, settings: next }, path),
    add: (type: QuizQuestion['type']) => {
      const question = newQuestion(type, newId())
      of.onChange({ ...config, questions: [...config.questions, question] }, null)
      select({ kind: 'question', id: question.id })
    },
    marker: () => embedMarker(own),
    askDelete: () => setAsked([own]),
    load: editor.load,
    remove: () => deletion.mutate(undefined, { onError: () => setAsked([]) }),
  })
  // The same for as long as no outcome changes, so that the line is not drawn at each letter of a question.
  const outcomes = useMemo((): Edited<Outcome[]> => ({
    value: config.outcomes, path: 'config.outcomes', errors, onChange: steady.setOutcomes,
  }), [config.outcomes, errors, steady])
  const settings = useMemo(() => (
    <QuizSettings of={{ value: config.settings, path: 'config.settings', errors, onChange: steady.setSettings }} />
  ), [config.settings, errors, steady])
  const tried = useMemo(() => responses && explainScore(config, responses), [config, responses])
  const bar = useBar(editor, acts)
  const titleError = errors['config.title']
  const topbar = useMemo(() => (
    <EditorTopbar
      {...bar} back={BACK} marker={steady.marker} onDelete={steady.askDelete}
      name={{ label: 'Title', value: config.title, error: titleError, onChange: steady.rename }}
    />
  ), [bar, steady, config.title, titleError])
  const preview = useMemo(() => (
    <PreviewPane theme={config.settings.theme} first="phone" narrow note={tried ? <ScoreExplained tried={tried} onClose={() => setResponses(null)} /> : null}>
      {(scheme) => <QuizPreview config={config} scheme={scheme} show={selected.kind === 'question' ? selected.id : null} onDone={setResponses} ahead={ahead} />}
    </PreviewPane>
  ), [config, tried, selected, ahead])
  const { stored, dirty } = editor
  const history = useMemo(() => <VersionHistory source={source} editor={{ stored, dirty, load: steady.load }} preview={previewOf} />, [source, stored, dirty, steady])
  const gone = deletion.isPending || deletion.isSuccess
  const deleting = useMemo(() => <DeleteDialog of={asked} busy={gone} onConfirm={steady.remove} onCancel={() => setAsked([])} />, [asked, gone, steady])
  useEffect(() => {
    // Once the guard knows that nothing is left to lose.
    if (deletion.isSuccess) void navigate('/dashboard/quizzes')
  }, [deletion.isSuccess, navigate])

  return (
    <TypeAheadContext value={ahead}>
      <title>{`${document.name} · Quiz builder · Inlay`}</title>
      {topbar}
      <main className={classes.work} id="main" data-part={part} data-selected={selected.kind}>
        <h1 className="visually-hidden">Quiz builder: {stored.document.name}</h1>
        {editor.restoredAt ? <div className={classes.notice}><RestoredNotice at={editor.restoredAt} onDiscard={editor.discard} /></div> : null}
        <QuestionList of={of} selected={selected} onSelect={select} onAdd={steady.add} settings={settings} />
        <EditPane
          of={of} selected={selected} onSelect={select} onEdit={steady.edit}
          name={{ value: document.name, path: 'name', errors, onChange: (name) => editor.change({ ...document, name }, 'name') }}
        />
        {preview}
        <OutcomesDock of={outcomes} questions={points} selected={selected} onSelect={select} tried={tried?.score ?? null} />
      </main>
      <QuizTabs part={part} onChange={(next) => (next === 'questions' && selected.kind === 'outcome' ? select({ kind: 'about' }) : setPart(next))} />
      <LeaveGuard dirty={dirty && !deletion.isSuccess} />
      <ConflictDialog conflict={save.conflict} />
      {history}
      {deleting}
    </TypeAheadContext>
  )
}
