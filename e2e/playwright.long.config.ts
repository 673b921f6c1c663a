import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import journeys from './playwright.config.ts'
import type { CheckedIn } from './portal/watch.ts'

const folder = path.join(import.meta.dirname, 'journeys')
const checking = globSync('*.{test,long}.ts', { cwd: folder }).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('checkAccessibility'),
)

/**
 * Journeys that install packages, build with other tools, start browsers of their own, measure seconds or open every
 * page in every environment.
 */
export const soak = [
  'accessibility',
  'check-a-version',
  'earlier-remotes',
  'embed-guide',
  'kiosk-traces',
  'member-states',
  'newcomer-walk',
  'next-contract',
  'rollback',
  'standard-builds',
  'text-size',
].map((name) => `**/${name}.long.ts`)

/** Journeys through forms, lists and dialogs, which run once more in pages that a translator changes. */
export const translated = [
  '{account,account-data,cards,coupons,digital-card,end-sessions,failed-orders,history,kiosk,leaving,login}.test.ts',
  '{maintenance,orders,passwords,redeem,registration,session,session-manager,transactions,withdrawal}.test.ts',
  '{catalogue,content,email-field,error-codes,faults,help-beside,keyboard*,kiosk-idle,menu,narrow,navigation,rewards}.long.ts',
].map((names) => `**/${names}`)

/**
 * Journeys beside those of `npm test`. `.ci/run` runs the project `others`, `npm run test:long` all of them. What
 * journeys check for accessibility, pages with open dialogs, errors in forms and failed lists among it, is checked once
 * more in every environment.
 */
export default defineConfig<{ checkedIn: CheckedIn; translated: boolean }>({
  ...journeys,
  use: { ...journeys.use, checkedIn: 'own environment' },
  projects: [
    { name: 'others', testMatch: '**/*.long.ts', testIgnore: soak },
    { name: 'soak', testMatch: soak },
    {
      name: 'every environment',
      testMatch: checking.map((file) => `**/${file}`),
      testIgnore: soak,
      timeout: 400_000,
      use: { checkedIn: 'every environment' },
    },
    {
      name: 'every reading',
      testMatch: checking.map((file) => `**/${file}`),
      // Lists of thousands, of which every text is measured.
      testIgnore: [...soak, '**/{long-lists,transactions}.long.ts'],
      timeout: 400_000,
      use: { checkedIn: 'every reading' },
    },
    {
      name: 'translated',
      testMatch: translated,
      use: { checkedIn: 'no environment', translated: true },
    },
  ],
})
