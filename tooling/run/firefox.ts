import { existsSync } from 'node:fs'
import { installPackage } from './system-program.ts'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** FIREFOX_PATH or an installed Firefox; undefined without one. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...installed].find((file) => file !== '' && existsSync(file))

/** Whether there is a Firefox; installs Debian's when run as root. */
export function ensureFirefox(): boolean {
  if (firefoxPath() === undefined) installPackage(['firefox-esr', 'firefox'])
  const isThere = firefoxPath() !== undefined
  if (!isThere) console.log('Firefox is not installed and cannot be installed: the journeys in Firefox are left out.')
  return isThere
}
