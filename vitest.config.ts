import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']
/** Pure functions and texts, whose tests leave nothing behind. */
const pure = ['*/src/{address,content,customer,domain,format,messages}/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Tests of the edge and of releases wait for processes, so that two cores are enough for four workers.
    maxWorkers: Math.max(2, 2 * availableParallelism()),
    // Long, so that a slow machine fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Modules are loaded once per worker instead of once per file.
      { extends: true, test: { name: 'pure', include: pure, exclude, isolate: false } },
      { extends: true, test: { name: 'isolated', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, ...pure] } },
    ],
  },
})
