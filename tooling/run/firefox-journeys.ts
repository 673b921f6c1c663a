import { spawnSync } from 'node:child_process'
import { root } from '../build/root.ts'
import { ensureFirefox } from './firefox.ts'

// The journeys of `npm run test:long` in Firefox, if there is one.
if (ensureFirefox()) {
  const args = ['playwright', 'test', '-c', 'e2e/playwright.firefox.config.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { cwd: root, stdio: 'inherit' }).status ?? 1
}
