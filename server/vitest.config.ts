import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    // The suite shares its machine with a PostgreSQL; a cold import on a busy one takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
