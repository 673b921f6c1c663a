import { defineConfig } from 'vitest/config'

// `npm run test:long`: tests that take too long for `npm test`.
export default defineConfig({
  test: {
    include: ['**/*.long.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
