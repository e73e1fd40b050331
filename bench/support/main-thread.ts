import type { Browser } from '@playwright/test'

/** What a page makes its main thread do: run scripts, and turn the document into a picture. */
const WORK = new Set([
  'ParseHTML', 'EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks', 'TimerFire',
  'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'MinorGC', 'MajorGC',
  'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'IntersectionObserverController::computeIntersections',
])

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** µs, as are the durations. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread's own time: what other programs took from the machine meanwhile is not in it. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** Records what the browser does from now on; the function that it returns ends that and gives the page's main thread in ms. */
export async function recordMainThread(browser: Browser, address: string): Promise<() => Promise<number>> {
  await browser.startTracing(undefined, { categories: ['-*', 'devtools.timeline', 'blink.user_timing'] })
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return sinceNavigation(traceEvents, address)
  }
}

function sinceNavigation(events: readonly TraceEvent[], address: string): number {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  if (!start) throw new Error(`The trace has no page ${address}`)
  return addUp(events.filter(({ name }) => WORK.has(name)), start)
}

/** What `ownTime` reads. No more: with the timeline's own events the browser counts the objects of the page at each layout, a quarter of all. */
export const TASKS = ['-*', 'toplevel', 'blink.user_timing']

/** Between two marks of the page in a trace of `TASKS`, ms: by the clock, and of all that its main thread did. */
export function ownTime(trace: string, from: string, to: string): { elapsed: number; work: number } {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const [start, end] = [from, to].map((mark) => traceEvents.find(({ name, cat }) => name === mark && cat === 'blink.user_timing'))
  if (!start || !end) throw new Error(`The trace has no mark ${start ? to : from}`)
  const tasks = traceEvents.filter((event) => event.cat === 'toplevel' && event.name === 'ThreadControllerImpl::RunTask' && event.ts < end.ts)
  return { elapsed: (end.ts - start.ts) / 1_000, work: addUp(tasks, start) }
}

/** Of those on its thread from there on; work inside of work counts once. */
function addUp(events: readonly TraceEvent[], start: TraceEvent): number {
  const work = events
    .filter(({ pid, tid, ts, ph }) => pid === start.pid && tid === start.tid && ts >= start.ts && ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  if (work.length === 0) throw new Error('The trace knows none of the names by which main-thread work went')
  let total = 0
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of work) {
    if (ts < end) continue
    end = ts + dur
    total += tdur
  }
  return total / 1_000
}
