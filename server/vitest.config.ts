import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    // Only what hangs meets these: the suite shares its machine with a PostgreSQL, and processes start slowly on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
