import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Path of a system program that is installed; null without it. */
export const findProgram = (program: string): string | null =>
  ['/usr/local/bin', '/usr/bin', '/usr/sbin']
    .map((folder) => `${folder}/${program}`)
    .find((file) => existsSync(file)) ?? null

const aptGet = '/usr/bin/apt-get'

/**
 * Installs the first of these Debian packages that there is, or its newer version, if this process may.
 * @param timeout milliseconds of each attempt
 * @returns whether one is installed
 */
export function installPackage(names: readonly string[], timeout?: number): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false
  console.log(`Installing ${names[0]} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync(aptGet, [...args, '-qq'], { env, timeout }).status === 0
  // Without it an old list of packages names versions that are gone, or that are too old.
  apt('update')
  return names.some((name) => apt('install', '-y', '--no-install-recommends', name))
}

/** Path of a system program; installs its Debian package when run as root. Null if it cannot be installed. */
export function systemProgram(program: string, packageName: string): string | null {
  const known = findProgram(program)
  if (known !== null) return known
  installPackage([packageName], 60_000)
  const found = findProgram(program)
  if (found === null) console.log(`${program} is not installed and cannot be installed; the run continues without it.`)
  return found
}
