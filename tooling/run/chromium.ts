import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../build/root.ts'

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** Chromium without a window takes a sixth less of the processor than the whole one, and is what Playwright installs, too. */
const packages = ['chromium-headless-shell', 'chromium']

/** CHROMIUM_PATH or an installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...[...packages, 'chromium-browser'].map((name) => `/usr/bin/${name}`)].find(
    (file) => file !== '' && existsSync(file),
  )

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
