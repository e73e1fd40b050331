import { configDefaults, defineConfig } from 'vitest/config'

/** What concerns the embedded PostgreSQL and the process around it is the same whichever version the rest is tried on. */
const embeddedOnly = process.env.INLAY_TEST_PG === '15' ? ['src/db/embedded/**', 'test/faults/**'] : []

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...embeddedOnly],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    // Tests wait for the database and for processes more than they compute: on two cores one worker leaves half the time unused.
    maxWorkers: 2,
    // Only what hangs meets these: the suite shares its machine with a PostgreSQL, and processes start slowly on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
