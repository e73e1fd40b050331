import { defineConfig } from 'vitest/config'

// The sizes are taken of what is built and compressed for it, which takes its time on a busy machine.
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } })
