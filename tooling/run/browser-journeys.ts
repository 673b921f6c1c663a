import { spawnSync } from 'node:child_process'
import { root } from '../build/root.ts'
import { ensureFirefox, ensureWebKit } from './browsers.ts'

// The journeys of `npm run test:long` in Firefox and WebKitGTK, if there are such.
for (const [browser, ensure] of Object.entries({ firefox: ensureFirefox, webkit: ensureWebKit })) {
  if (!ensure()) continue
  const args = ['playwright', 'test', '-c', `e2e/playwright.${browser}.config.ts`, ...process.argv.slice(2)]
  if (spawnSync('npx', args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exitCode = 1
}
