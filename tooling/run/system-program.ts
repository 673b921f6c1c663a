import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const find = (program: string): string | null =>
  ['/usr/local/bin', '/usr/bin', '/usr/sbin']
    .map((folder) => `${folder}/${program}`)
    .find((file) => existsSync(file)) ?? null

const aptGet = '/usr/bin/apt-get'

/** Path of a system program; installs its Debian package when run as root. Null if it cannot be installed. */
export function systemProgram(program: string, packageName: string): string | null {
  const known = find(program)
  if (known !== null) return known
  if (process.getuid?.() === 0 && existsSync(aptGet)) {
    console.log(`Installing ${packageName} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) => spawnSync(aptGet, [...args, '-qq'], { env, timeout: 60_000 }).status === 0
    const install = () => apt('install', '-y', '--no-install-recommends', packageName)
    if (!install() && apt('update')) install()
  }
  const found = find(program)
  if (found === null) console.log(`${program} is not installed and cannot be installed; the run continues without it.`)
  return found
}
