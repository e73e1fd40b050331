import { join } from 'node:path'
import { ROOT } from './root.mjs'

const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

/** What `npm run check` runs, and `npm test` before all else: a name and a command each, in this order. */
export const CHECKS = [
  ['the house has no file in the wrong room', process.execPath, ['tools/structure.mjs']],
  // Before the linter, which looks at the types that this writes.
  ['the web app has routes', bin('react-router'), ['typegen'], 'web'],
  ['the linter finds nothing', bin('eslint'), ['--max-warnings=0', '.']],
  ['the contract type-checks', bin('tsc'), ['-p', 'contract']],
  ['the embed type-checks', bin('tsc'), ['-p', 'embed']],
  ['the tests of the embed type-check', bin('tsc'), ['-p', 'embed/test']],
  ['the server type-checks', bin('tsc'), ['-p', 'server']],
  ['the web app type-checks', bin('tsc'), ['-p', 'web']],
  ['the journeys type-check', bin('tsc'), ['-p', 'e2e']],
  ['the benches type-check', bin('tsc'), ['-p', 'bench']],
]
