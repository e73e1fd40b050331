import { useEffect, useMemo, useRef } from 'react'
import { deliver } from '@inlay/contract/deliver'
import type { Delivered } from '@inlay/contract/delivery'
import type { QuizConfig } from '@inlay/contract/quiz'
import { quizResult } from '@inlay/contract/rules/quiz-score'
import type { QuizResponses } from '@inlay/contract/rules/quiz-score'
import type { QuizSubmission } from '@inlay/contract/submissions'
import { mount } from '@inlay/embed/mount'
import type { Mounted } from '@inlay/embed/mount'
import { renderers } from '@inlay/embed/renderers'
import { withAt } from '../../lib/at-path.ts'
import { withTheme } from '../components/with-theme.ts'
import { writeOnce } from '../components/write-once.ts'
import type { TypeAhead } from '../editor/type-ahead.ts'

interface QuizPreviewProps {
  config: QuizConfig
  scheme: 'light' | 'dark'
  /** Id of the question that is shown where there is one a step; null: where the visitor is. */
  show: string | null
  /** Told the answers of whoever has tried it to the end. */
  onDone: (responses: QuizResponses) => void
  /** Of the editor whose letters are drawn here first. */
  ahead?: TypeAhead
}

/** The quiz as visitors get it, to be tried: it is scored here, by the rules that the server runs, and kept nowhere. */
export function QuizPreview({ config, scheme, show, onDone, ahead }: QuizPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted<'quiz'>>(null)
  /** A result is drawn, which an edit takes away: it was of the quiz as it was. */
  const ended = useRef(false)
  const latest = useRef({ config, onDone })
  const delivered = useMemo(() => delivery(config, scheme), [config, scheme])

  useEffect(() => {
    latest.current = { config, onDone }
  })

  useEffect(() => {
    if (mounted.current && !ended.current) return mounted.current.update(delivered)
    if (!host.current) return
    mounted.current?.destroy()
    ended.current = false
    mounted.current = mount(host.current, delivered, { quiz: renderers.quiz }, {
      send(_, body) {
        const { responses } = body as QuizSubmission
        ended.current = true
        latest.current.onDone(responses)
        return Promise.resolve({ status: 200, body: quizResult(latest.current.config, responses) })
      },
    })
    writeOnce(host.current)
  }, [delivered])

  useEffect(() => {
    const question = delivered.config.questions.find(({ id }) => id === show)
    if (!question || ended.current || !delivered.config.settings.oneQuestionPerStep) return
    // A quiz stays at the question at which it is, so it is made to be at this one.
    mounted.current?.update({ ...delivered, config: { ...delivered.config, questions: [question] } })
    mounted.current?.update(delivered)
    // At a choice in the list, not at each letter: who tries the quiz meanwhile stays where they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [show])

  useEffect(() => ahead?.drawnBy((path, text) => {
    // A result goes with an edit, which makes the quiz anew.
    if (!mounted.current || ended.current) return false
    mounted.current.update(delivery(withAt({ config }, path, text).config, scheme))
    return true
  }), [ahead, config, scheme])

  useEffect(() => () => {
    mounted.current?.destroy()
    mounted.current = null
  }, [])

  return <div ref={host} />
}

function delivery(config: QuizConfig, scheme: QuizPreviewProps['scheme']): Delivered<'quiz'> {
  return deliver(withTheme({ type: 'quiz', config }, scheme), { id: 'preview', version: 0 }) as Delivered<'quiz'>
}
