import { Inlay } from '@inlay/e2e/support/inlay'
import { median } from './support/median.ts'

// From the second start of the built server on its data to the first answered request. The baseline is the first
// start, which makes the database.
const ROUNDS = 5

const began = performance.now()
const inlay = await Inlay.start()
const first = performance.now() - began
try {
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await inlay.stop()
    const start = performance.now()
    await inlay.resume()
    later.push(performance.now() - start)
  }
  const second = median(later)
  console.log(`second start: ${Math.round(second)} ms, first ${Math.round(first)} ms, ratio ${(second / first).toFixed(2)} (target ≤ 3000 ms)`)
} finally {
  await inlay.remove()
}
