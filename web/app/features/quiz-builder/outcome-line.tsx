import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Outcome } from '@inlay/contract/quiz'
import { quizOutcome } from '@inlay/contract/rules/quiz-score'
import { shownScore } from '@inlay/contract/rules/shown-score'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { gripsOf, moveGrip } from './grips.ts'
import type { Grip } from './grips.ts'
import { lineStretches } from './line-stretches.ts'
import type { ReachableScore } from './reachable-scores.ts'
import { BARS, scoreBars } from './score-bars.ts'
import classes from './outcome-line.module.css'

interface OutcomeLineProps {
  of: Edited<Outcome[]>
  /** By the outcomes' own order. */
  colours: readonly string[]
  reachable: readonly ReachableScore[]
  tried: number | null
}

/** What a key moves a grip by. */
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -100, End: 100 }

/** The line from 0 to 100 with a grip wherever an outcome begins or ends; gaps and overlaps show as they arise. */
export function OutcomeLine({ of: { value: outcomes, path, onChange }, colours, reachable, tried }: OutcomeLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const bars = scoreBars(reachable)
  const highest = Math.max(...bars)
  const colourOf = (score: number) => colours[outcomes.indexOf(quizOutcome(outcomes, score)!)]
  const begins = ({ ends, at }: Grip) => {
    const starting = ends.find(({ end }) => end === 'minScore') ?? ends[0]!
    const name = outcomes[starting.place]?.title.trim() || 'an outcome without a title'
    return `Where ${name} ${starting.end === 'minScore' ? 'begins' : 'ends'}, ${at}`
  }
  const drag = (event: PointerEvent<HTMLElement>, grip: Grip) => {
    if (event.button !== 0 || !line.current) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const box = line.current.getBoundingClientRect()
    const backwards = getComputedStyle(line.current).direction === 'rtl'
    const off = new AbortController()
    handle.addEventListener('pointermove', ({ clientX }: globalThis.PointerEvent) => {
      const along = (100 * (clientX - box.left)) / box.width
      // From where it was taken: the ends that go together stay together.
      onChange(moveGrip(outcomes, grip, backwards ? 100 - along : along), path)
    }, { signal: off.signal })
    handle.addEventListener('lostpointercapture', () => off.abort(), { signal: off.signal })
  }
  const press = (event: KeyboardEvent, grip: Grip) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(moveGrip(outcomes, grip, grip.at + by), path)
  }
  return (
    <>
      <div className={classes.axis} ref={line}>
        <div className={classes.bars} role="img" aria-label="The scores that can be reached, each by its share of all ways to answer">
          {bars.map((share, place) => (
            <i key={place} style={share > 0 ? { height: `${Math.max((100 * share) / highest, 3)}%`, background: colourOf((100 * (place + 0.5)) / BARS) } : undefined} />
          ))}
        </div>
        <div className={classes.line}>
          {lineStretches(outcomes).map(({ from, to, of: places }) => (
            <i
              key={from} data-gap={places.length === 0 || undefined} data-overlap={places.length > 1 || undefined}
              style={{ insetInlineStart: `${from}%`, width: `${to - from}%`, ...(places.length === 1 && { background: colours[places[0]!] }) }}
            />
          ))}
        </div>
        {tried === null ? null : <span className={classes.tried} style={{ insetInlineStart: `${tried}%` }} title={`Your try: ${shownScore(tried)}`} />}
        {gripsOf(outcomes).map((grip) => (
          <button
            // By what it moves: it is the same grip wherever it is taken.
            key={grip.ends.map(({ place, end }) => `${place}${end}`).join()} type="button" className={classes.grip} style={{ insetInlineStart: `${grip.at}%` }}
            role="slider" aria-valuemin={0} aria-valuemax={100} aria-valuenow={grip.at} aria-label={begins(grip)}
            onPointerDown={(event) => drag(event, grip)} onKeyDown={(event) => press(event, grip)}
          >
            <span className={classes.bubble} aria-hidden>{grip.at}</span>
          </button>
        ))}
      </div>
      <div className={classes.ticks} aria-hidden>{[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((tick) => <span key={tick}>{tick}</span>)}</div>
    </>
  )
}
