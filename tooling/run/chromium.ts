import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../build/root.ts'
import { installPackage } from './system-program.ts'

/** Where the packages put Chromium. The one without a window has a script in /usr/bin, which a kill ends in place of Chromium. */
const installed = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** CHROMIUM_PATH or an installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...installed].find((file) => file !== '' && existsSync(file))

/** Installs Chromium if there is none: from Debian's packages when run as root, else Playwright's own. */
export function ensureChromium(): void {
  if (chromiumPath() !== undefined) return
  // Without a window it takes a sixth less of the processor, and is what Playwright installs, too.
  if (installPackage(['chromium-headless-shell', 'chromium'])) return
  spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { cwd: root, stdio: 'inherit' })
}
