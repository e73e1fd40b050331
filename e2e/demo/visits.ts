import { quizResult } from '@inlay/contract/rules/quiz-score'
import type { QuizResponses } from '@inlay/contract/rules/quiz-score'
import { visitor } from './names.ts'
import { QUIZ_CONFIG } from './quiz.ts'
import { Random } from './random.ts'
import type { Answers, Sample } from './samples.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Days that the demo's visits go back. */
export const DAYS = 30

/** Visits by hour of the day, UTC, as shares of its mean. */
const HOURS = [0.2, 0.15, 0.1, 0.1, 0.15, 0.3, 0.6, 0.9, 1.2, 1.4, 1.5, 1.6, 1.7, 1.5, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 1.8, 1.4, 0.9, 0.5]

export interface Event {
  readonly sample: Sample
  readonly type: string
  readonly url: string
  readonly at: number
}

export interface Sent {
  readonly sample: Sample
  readonly url: string
  readonly at: number
  readonly answers: Answers
  /** Of a quiz. */
  readonly score: number | null
  readonly outcome: string | null
  /** Of what takes an address once. */
  readonly unique: string | null
}

/** What visitors did in the last DAYS days: more from week to week, less at weekends, and much on the day a letter went out. */
export function makeVisits(samples: readonly Sample[], now: number): { events: Event[]; sent: Sent[] } {
  const random = new Random(7)
  const [events, sent]: [Event[], Sent[]] = [[], []]
  const start = Math.floor(now / HOUR) * HOUR - DAYS * DAY
  for (const sample of samples) {
    for (let hour = start; hour < now; hour += HOUR) {
      if (now - hour > sample.age * DAY) continue
      const since = (hour - start) / DAY
      const weekend = [0, 6].includes(new Date(hour).getUTCDay())
      const letter = Math.floor(since) === DAYS - 10
      const expected = (sample.visits / 24) * HOURS[new Date(hour).getUTCHours()]! * (0.7 + since / DAYS / 2) * (weekend ? 0.65 : 1) * (letter ? 1.7 : 1)
      const visits = Math.floor(expected + random.next())
      for (let visit = 0; visit < visits; visit++) {
        const at = hour + random.next() * HOUR
        if (at < now) visitOnce(sample, at)
      }
    }
  }
  return { events: events.filter(({ at }) => at < now), sent: sent.filter(({ at }) => at < now) }

  function visitOnce(sample: Sample, at: number) {
    const url = random.of(sample.pages, 1.6)
    const add = (type: string, later: number) => events.push({ sample, type, url, at: at + later })
    add('component_load', 0)
    if (random.happens(0.004)) return void add('component_error', 300)
    if (!random.happens(0.68)) return
    add('view', 1_500)
    if (!random.happens(sample.interest)) return
    add(sample.type === 'banner' ? 'click' : 'component_interaction', 9_000)
    if (!sample.answers || !random.happens(sample.sends ?? 0)) return
    add('submit', 48_000)
    const who = visitor(random, sent.length)
    const answers = sample.answers(random, who)
    const { score, outcome } = sample.type === 'quiz' ? quizResult(QUIZ_CONFIG, answers as QuizResponses) : { score: null, outcome: null }
    const unique = sample.type === 'newsletter' || sample.type === 'waitlist' ? who.email : null
    sent.push({ sample, url, at: at + 48_000, answers, score, outcome: outcome?.title ?? null, unique })
  }
}
