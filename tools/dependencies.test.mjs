import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const json = (file) => JSON.parse(read(file))

test('each dependency has its reason in docs/decisions, and no reason is of one that left', () => {
  const manifests = ['', ...json('package.json').workspaces].map((workspace) => json(join(workspace, 'package.json')))
  const names = new Set(manifests.flatMap((manifest) => [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.devDependencies ?? {})]))
  const reasons = read('docs/decisions/0002-dependencies.md').split('\n').filter((line) => line.startsWith('| ')).flatMap((line) => line.split('|')[1].split(',').map((name) => name.replace('(dev)', '').trim()))
  const isOf = (reason, name) => (reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : name === reason)
  expect(reasons.filter((reason) => !['package', '---', ''].includes(reason) && ![...names].some((name) => isOf(reason, name)))).toEqual([])
  // Types come with what they are of.
  expect([...names].filter((name) => !name.startsWith('@inlay/') && !name.startsWith('@types/') && !reasons.some((reason) => isOf(reason, name)))).toEqual([])
})

test('no dependency has a licence that binds whoever runs or changes Inlay', () => {
  const FREE = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'OFL-1.1', 'MPL-2.0', 'CC-BY-4.0'])
  // These say MIT elsewhere than in their manifest's licence field; all stand behind the S3 server of the tests.
  const OLD = new Set(['busboy', 'dicer', 'streamsearch', 'humanize-number', 'only'])
  const free = (licence = '') => licence.replace(/[()]/g, '').split(/ OR | AND /).every((one) => FREE.has(one))
  const packages = Object.entries(json('package-lock.json').packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const name = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  expect(packages.filter(([path, { license }]) => !free(license) && !OLD.has(name(path))).map(([path, { license }]) => `${name(path)}: ${license}`)).toEqual([])
  expect(packages.length).toBeGreaterThan(100)
})
