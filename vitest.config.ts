import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { absentContent, brandFolder } from '@portal/brands/brand-folder'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'tooling/checks/fixtures/**']
/**
 * Tests that leave nothing behind in modules: pure functions and texts, and programs, whose state is in the objects
 * that a test creates. The modules of pages hold the session of the page.
 */
const stateless = [
  '*/src/{content,domain,messages}/**/*.test.{ts,tsx}',
  'shared-contracts/**/*.test.ts',
  '{edge-proxy,sandbox}/**/*.test.ts',
]
/**
 * Tests of what teams, operators and maintainers use, which run in `.ci/run`: `npm test` is about what members meet.
 */
const tools = ['{bench,remote-kit,tooling}/**/*.test.ts', 'edge-proxy/src/test/operators/**/*.test.ts']
const setupFiles = ['sandbox/src/testing/before-servers.ts']
/** Modules are loaded once per worker instead of once per file, and found as they were. */
const sharing = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true }

export default defineConfig({
  // Node takes the first brand's content from the package; tests take that of the setting `BRAND`.
  resolve: { alias: { ...absentContent, '@portal/brands/chosen': brandFolder } },
  test: {
    // Tests of the edge and of releases wait for processes, so that two cores are enough for four workers.
    maxWorkers: Math.max(2, 2 * availableParallelism()),
    // Long, so that a slow machine fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'stateless',
          include: stateless,
          exclude: [...exclude, ...tools],
          ...sharing,
          setupFiles,
        },
      },
      { extends: true, test: { name: 'tools', include: tools, exclude, ...sharing, setupFiles } },
      {
        extends: true,
        test: { name: 'isolated', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, ...stateless, ...tools] },
      },
    ],
  },
})
