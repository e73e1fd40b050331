import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from './root.mjs'

// Each row plants a file with one import into the real tree and asks the real linter, as `npm run check` does.
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
  const planted = new Set()
  afterEach(() => {
    for (const file of planted) rmSync(file, { force: true })
    planted.clear()
  })

  async function refusals(file, source) {
    const path = join(ROOT, dirname(file), `planted-${process.pid}.ts`)
    planted.add(path)
    writeFileSync(path, `import { planted } from '${source}'\n\nexport const use = planted\n`)
    const [result] = await new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' }).lintFiles([path])
    return result.messages.map((m) => m.message)
  }

  it.each(FORBIDDEN)('refuses, in %s, an import of %s', async (file, source, message) => {
    expect((await refusals(file, source)).join('\n')).toMatch(message)
  })

  it.each(ALLOWED)('lets %s import %s', async (file, source) => {
    expect(await refusals(file, source)).toEqual([])
  })
})
