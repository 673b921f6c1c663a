import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import journeys from './playwright.config.ts'
import type { CheckedIn } from './portal/watch.ts'

const folder = path.join(import.meta.dirname, 'journeys')
const checking = globSync('*.test.ts', { cwd: folder }).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('checkAccessibility'),
)

/**
 * Journeys of `npm run test:long`. Those of `npm test` that check accessibility run once more; what they check, pages
 * with open dialogs, errors in forms and failed lists among it, they check in every environment.
 */
export default defineConfig<{ checkedIn: CheckedIn }>({
  ...journeys,
  projects: [
    { name: 'long', testMatch: '**/*.long.ts' },
    {
      name: 'every environment',
      testMatch: checking.map((file) => `**/${file}`),
      timeout: 400_000,
      use: { checkedIn: 'every environment' },
    },
  ],
})
