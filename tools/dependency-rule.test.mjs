import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './root.mjs'

// Each row plants a file with one import into the real tree; the real linter is asked, as `npm run check` does.
const FORBIDDEN = [
  ['contract/src/planted.ts', '@inlay/server/app', /contract imports nobody/i],
  ['contract/src/planted.ts', '../../server/src/config.ts', /contract imports nobody/i],
  ['contract/src/planted.ts', 'node:fs', /no I\/O/],
  ['contract/src/rules/planted.ts', 'zod', /nothing but their siblings/],
  ['contract/src/rules/planted.ts', '../components.ts', /nothing but their siblings/],
  ['embed/src/planted.ts', '@inlay/contract/components', /Put the function into contract\/src\/rules/],
  ['embed/src/planted.ts', '@inlay/web/root', /contract\/src\/rules/],
  ['embed/src/planted.ts', 'react', /bytes are the product/],
  ['server/src/planted.ts', '@inlay/embed/mount', /serves the built embed and web as files/],
  ['server/src/planted.ts', '../../web/app/root.tsx', /serves the built embed and web as files/],
  ['server/src/delivery/planted.ts', '../db/schema.ts', /Only store\.ts files touch tables/],
  ['server/src/delivery/planted.ts', '../app.ts', /nothing imports what is above it/],
  ['server/src/db/planted.ts', '../features/me/router.ts', /db is below features and delivery/],
  ['web/app/planted.ts', '@inlay/server/config', /through the contract/],
  ['web/app/planted.ts', 'node:fs', /runs in browsers/],
]

const ALLOWED = [
  ['embed/src/planted.ts', '@inlay/contract/rules/palette'],
  ['server/src/planted.ts', '@inlay/contract/components'],
  ['web/app/planted.ts', '@inlay/embed/mount'],
]

describe('the dependency rule', () => {
  const rows = [...FORBIDDEN, ...ALLOWED].map(([file, source], index) => ({ path: join(ROOT, dirname(file), `planted-${process.pid}-${index}.ts`), source }))
  let found

  beforeAll(() => {
    for (const { path, source } of rows) writeFileSync(path, `import { planted } from '${source}'\n\nexport const use = planted\n`)
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-c', 'oxlint.config.mjs', '-f', 'json', ...rows.map(({ path }) => path)], { cwd: ROOT, encoding: 'utf8' })
    found = JSON.parse(stdout).diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
  }, 60_000)

  afterAll(() => {
    for (const { path } of rows) rmSync(path, { force: true })
  })

  const refusals = (index) => found.filter(({ filename }) => join(ROOT, filename) === rows[index].path).map(({ message, help }) => `${message} ${help}`)

  it.each(FORBIDDEN.map((row, index) => [...row, index]))('refuses, in %s, an import of %s', (file, source, message, index) => {
    expect(refusals(index).join('\n')).toMatch(message)
  })

  it.each(ALLOWED.map((row, index) => [...row, FORBIDDEN.length + index]))('lets %s import %s', (file, source, index) => {
    expect(refusals(index)).toEqual([])
  })
})
