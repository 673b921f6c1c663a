import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../build/root.ts'

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** CHROMIUM_PATH or an installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (file) => file !== '' && existsSync(file),
  )

/** Installs Chromium if there is none: from Debian's packages when run as root, else Playwright's own. */
export function ensureChromium(): void {
  if (chromiumPath() !== undefined) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    if (install() || (run('apt-get', ['update', '-qq']) && install())) return
  }
  run('npx', ['playwright', 'install', 'chromium'])
}
