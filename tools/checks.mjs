import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

/** A name and a command each. The routes come before the linter, which looks at the types that they write. */
const FIRST = [
  ['the house has no file in the wrong room', process.execPath, ['tools/structure.mjs']],
  ['the web app has routes', bin('react-router'), ['typegen'], 'web'],
]
/** In any order, and two at a time: each has one thread. */
const REST = [
  ['the linter finds nothing', bin('oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings']],
  ['the contract type-checks', bin('tsc'), ['-p', 'contract']],
  ['the embed type-checks', bin('tsc'), ['-p', 'embed']],
  ['the tests of the embed type-check', bin('tsc'), ['-p', 'embed/test']],
  ['the server type-checks', bin('tsc'), ['-p', 'server']],
  ['the web app type-checks', bin('tsc'), ['-p', 'web']],
  ['the journeys type-check', bin('tsc'), ['-p', 'e2e']],
  ['the benches type-check', bin('tsc'), ['-p', 'bench']],
]

/**
 * What `npm run check` runs, and `npm test` before all else. Says each with its name, and what it wrote where it failed.
 * @returns how many passed, and the names of those that failed
 */
export async function runChecks() {
  const result = { passed: 0, failed: [] }
  const one = async ([name, command, args, folder = '.']) => {
    const { code, output } = await run(command, args, join(ROOT, folder))
    if (code === 0) result.passed++
    else result.failed.push(name)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code !== 0) console.log(output)
  }
  for (const check of FIRST) await one(check)
  const queue = REST.values()
  await Promise.all(
    [1, 2].map(async () => {
      for (const check of queue) await one(check)
    }),
  )
  return result
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('close', (code) => resolve({ code, output }))
  })
}
