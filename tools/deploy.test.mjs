import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const FILES = ['deploy/inlay.service', 'deploy/Dockerfile', 'deploy/compose.yaml']

test.each(FILES)('%s sets nothing that Inlay does not read', (file) => {
  // As systemd, an image and a compose file write them; what belongs to PostgreSQL's image is that image's.
  const lines = read(file).split('\n').filter((line) => !line.trim().startsWith('#'))
  const names = lines.flatMap((line) => [/^Environment=(\w+)=/.exec(line)?.[1], ...(line.startsWith('ENV ') ? [...line.matchAll(/(\w+)=/g)].map((found) => found[1]) : []), /^ {6}([A-Z_]+): /.exec(line)?.[1]])
  const config = read('server/src/config.ts')
  expect(names.filter((name) => name && name !== 'NODE_ENV' && !name.startsWith('POSTGRES_') && !config.includes(`'${name}'`))).toEqual([])
  expect(names.filter(Boolean).length).toBeGreaterThan(2)
})

test('the image gets every workspace before it installs', () => {
  const { workspaces } = JSON.parse(read('package.json'))
  const dockerfile = read('deploy/Dockerfile')
  expect(workspaces.filter((name) => !dockerfile.includes(`COPY ${name}/package.json ${name}/`))).toEqual([])
})
