import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // The default leaves one core idle, which is half of two.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
})
