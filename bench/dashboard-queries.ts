import { startTestCluster } from '../server/test/cluster.ts'
import { openDashboard } from './support/dashboard.ts'
import { median } from './support/median.ts'
import { spread } from './support/spread.ts'

// What the dashboard asks, over HTTP, with 100 thousand and with 10 million events of 90 days, of which a fifth are those
// of the owner who asks. Both are asked in turn, so that whatever else the machine does slows both. Goals: 50 ms, and
// 1.2 times the same with few.
const FEW = 100_000
const MANY = Number(process.argv[2] ?? 10_000_000)
const ROUNDS = 40
const WARM_UP = 5

const zone = 'zone=Europe/Berlin'
const ranges = ['24h', '7d', '30d', '90d']
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['overview', '/api/overview'],
  ['components', '/api/components'],
  ['quizzes', '/api/quizzes'],
  ['figures of components', `/api/figures?${zone}`],
  ['submissions', `/api/submissions?${zone}`],
  ['submissions counted', `/api/submissions/summary?${zone}`],
  ...ranges.map((range) => [`analytics, ${range}`, `/api/analytics?range=${range}&${zone}`] as const),
  ['analytics, 90d in Kathmandu', '/api/analytics?range=90d&zone=Asia/Kathmandu'],
  ...['components', 'hosts', 'pages'].flatMap((by) => ranges.map((range) => [`by ${by}, ${range}`, `/api/analytics/${by}?range=${range}&${zone}`] as const)),
  ['latest events', '/api/analytics/events'],
]

const size = { owners: 200, share: 0.2, components: 20 }
const cluster = await startTestCluster('embedded')
try {
  const few = await openDashboard(cluster.connection, 'few', { ...size, events: FEW })
  const start = performance.now()
  const many = await openDashboard(cluster.connection, 'many', { ...size, events: MANY })
  console.log(`dashboard: ${MANY} events filled in ${Math.round((performance.now() - start) / 1000)} s, ${Math.round((await many.size()) / 1e6)} MB`)
  for (const [name, path] of QUESTIONS) {
    const times: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const asked = [await few.ask(path), await many.ask(path)] as const
      if (round >= 0) asked.forEach((time, which) => times[which]!.push(time))
    }
    const [less, more] = times.map(median) as [number, number]
    console.log(`dashboard, ${name}: ${spread(times[1], 'ms')} (target ≤ 50), with ${FEW} events ${spread(times[0], 'ms')}, ratio ${(more / less).toFixed(2)} (target ≤ 1.2), of the least ${(Math.min(...times[1]) / Math.min(...times[0])).toFixed(2)}`)
  }
  await few.close()
  await many.close()
} finally {
  await cluster.stop()
}
