import { defineConfig } from 'vitest/config'

// What takes too long for `npm test`: `npm run test:long`.
export default defineConfig({
  test: {
    include: ['**/*.long.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
  },
})
