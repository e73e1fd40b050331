import { componentMarker, quizMarker, scriptTag } from '@inlay/contract/rules/embed-code'
import { startInlay } from '../embed/test/inlay.ts'
import { listen } from '../embed/test/listen.ts'
import { KINDS, idOf } from '../embed/test/samples.ts'
import { openChromium } from './support/chromium.ts'
import { hostPage } from './support/host-page.ts'
import { recordMainThread } from './support/main-thread.ts'
import { median } from './support/median.ts'
import { reservedHeights } from './support/reserved-heights.ts'
import { countRoundTrips } from './support/round-trips.ts'
import { spread } from './support/spread.ts'
import { visit } from './support/visit.ts'

// A first visit to a page with one component, for each kind: from the marker to pixels, and what that costs the page.
// Inlay's side is the tests' bare server on loopback with the built files. The baseline is the same page without the
// script's tag, taken in turn.
const SLOWDOWN = 4
const ROUNDS = { least: 3, most: 15, within: 75_000 }

const inlay = await startInlay()
const browser = await openChromium()
const pages = new Map<string, string>()
const site = await listen((request, response) => {
  const page = pages.get(request.url ?? '')
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
})
const put = (path: string, page: string) => {
  pages.set(path, page)
  return `http://127.0.0.1:${site.port}${path}`
}

/** Main thread of a visit on a processor slowed down by `rate`, ms. */
const mainThread = async (address: string, rate: number) => {
  const { result } = await visit(browser, address, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    return recordMainThread(browser, address)
  })
  return result
}

try {
  const kinds = KINDS.filter((kind) => kind in inlay.renderers)
  const heights = await reservedHeights(browser, kinds)
  const tag = scriptTag(inlay.origin)
  const subjects = kinds.map((kind) => {
    const marker = (height = 0) => (kind === 'quiz' ? quizMarker : componentMarker)(idOf(kind), height)
    const height = heights.get(kind)
    return {
      kind,
      ordinary: put(`/${kind}`, hostPage(tag, marker(height))),
      late: put(`/${kind}/late`, hostPage(tag, marker(height), true)),
      unreserved: put(`/${kind}/unreserved`, hostPage(tag, marker(), true)),
      trips: [] as number[],
      pixels: [] as number[],
      work: [] as number[],
      unslowed: [] as number[],
      ratios: [] as number[],
      shifts: [] as number[],
      unreservedShifts: [] as number[],
    }
  })
  const without = put('/without', hostPage('', componentMarker('none', 200)))
  const alone = { pixels: [] as number[], work: [] as number[] }
  const plain = (address: string) => visit(browser, address, (session) => countRoundTrips(session, inlay.origin))
  await plain(subjects[0]?.ordinary ?? without)

  const began = performance.now()
  for (let round = 0; round < ROUNDS.least || (round < ROUNDS.most && performance.now() - began < ROUNDS.within); round++) {
    const { report } = await plain(without)
    alone.pixels.push(report.painted - report.marker)
    const [base, unslowedBase] = [await mainThread(without, SLOWDOWN), await mainThread(without, 1)]
    alone.work.push(base)
    for (const subject of subjects) {
      const { report, result } = await plain(subject.ordinary)
      subject.trips.push(result)
      subject.pixels.push(report.painted - report.marker)
      const work = await mainThread(subject.ordinary, SLOWDOWN)
      subject.work.push(work - base)
      subject.ratios.push(work / base)
      subject.unslowed.push((await mainThread(subject.ordinary, 1)) - unslowedBase)
      if (round >= ROUNDS.least) continue
      subject.shifts.push((await plain(subject.late)).report.shift)
      subject.unreservedShifts.push((await plain(subject.unreserved)).report.shift)
    }
  }
  for (const { kind, trips, pixels, work, unslowed, ratios, shifts, unreservedShifts } of subjects) {
    console.log(
      `embed page, ${kind}: ${Math.max(...trips)} round trips (target ≤ 3), marker to pixels ${spread(pixels, 'ms')}, the page alone ${spread(alone.pixels, 'ms')}; ` +
        `main thread at ${SLOWDOWN}x ${spread(work, 'ms')} (target ≤ 30) on top of the page's ${spread(alone.work, 'ms')}, ratio ${median(ratios).toFixed(2)}; at full speed ${spread(unslowed, 'ms')}; ` +
        `layout shift ${Math.max(...shifts).toFixed(4)} (target 0), with no height reserved ${median(unreservedShifts).toFixed(4)}`,
    )
  }
} finally {
  await browser.close()
  await site.close()
  await inlay.close()
}
