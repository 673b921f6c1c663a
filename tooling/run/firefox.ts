import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './system-program.ts'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
/** The first Firefox with `network.addDataCollector` of WebDriver BiDi, which Playwright calls at its start. */
const leastVersion = 143

/** FIREFOX_PATH or an installed Firefox; undefined without one. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...installed].find((file) => file !== '' && existsSync(file))

const versionOf = (file: string): number =>
  Number(/\d+/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)

/** Whether there is a Firefox that Playwright can drive; installs Debian's, or a newer one, when run as root. */
export function ensureFirefox(): boolean {
  if (problemOfFirefox() === null) return true
  installPackage(['firefox-esr', 'firefox'])
  const problem = problemOfFirefox()
  if (problem !== null) console.log(`${problem}: the journeys in Firefox are left out.`)
  return problem === null
}

function problemOfFirefox(): string | null {
  const file = firefoxPath()
  if (file === undefined) return 'Firefox is not installed and cannot be installed'
  if (versionOf(file) >= leastVersion) return null
  return `Firefox ${versionOf(file)} is too old for Playwright, which needs ${leastVersion}`
}
