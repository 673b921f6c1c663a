import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../build/root.ts'

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** Chromium without a window takes a sixth less of the processor than the whole one, and is what Playwright installs, too. */
const packages = ['chromium-headless-shell', 'chromium']

/** Where the packages put Chromium. The one without a window has a script in /usr/bin, which a kill ends in place of Chromium. */
const installed = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** CHROMIUM_PATH or an installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...installed].find((file) => file !== '' && existsSync(file))

/** Installs Chromium if there is none: from Debian's packages when run as root, else Playwright's own. */
export function ensureChromium(): void {
  if (chromiumPath() !== undefined) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const install = () =>
      packages.some((name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]))
    if (install() || (run('apt-get', ['update', '-qq']) && install())) return
  }
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}
