import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../webpack/base.ts'

const places = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/**
 * Makes sure that there is a browser for the journeys: a named or installed Chromium, else
 * Debian's as root, else Playwright's own (design §3).
 */
export function ensureChromium(): void {
  if (places.some((file) => file !== '' && existsSync(file))) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    if (install() || (run('apt-get', ['update', '-qq']) && install())) return
  }
  run('npx', ['playwright', 'install', 'chromium'])
}
