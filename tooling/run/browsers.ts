import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { root } from '../build/root.ts'
import { installPackage } from './system-program.ts'

/** The file that a setting of the environment names, else the first of these that there is; undefined without one. */
const found = (setting: string, ...files: readonly string[]): string | undefined =>
  [process.env[setting] ?? '', ...files].find((file) => existsSync(file))

/** Debian's Chromium without a window. Not its script in /usr/bin, which a kill ends in place of Chromium. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell'

/** CHROMIUM_PATH or an installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumPath = (): string | undefined =>
  found('CHROMIUM_PATH', headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser')

/** FIREFOX_PATH or an installed Firefox; undefined without one. */
export const firefoxPath = (): string | undefined => found('FIREFOX_PATH', '/usr/bin/firefox-esr', '/usr/bin/firefox')

/** The browser of WebKitGTK; undefined without one. */
export const webKitPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

/** The driver of WebKitGTK, and a screen for its browser, which has no mode without a window. */
export const webKitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

/**
 * Installs the Chromium without a window from Debian's packages when run as root, else takes any that is installed,
 * else Playwright's own. With a window, journeys that run side by side take up to twice as long.
 */
export function ensureChromium(): void {
  if (found('CHROMIUM_PATH', headlessShell) !== undefined) return
  // With a limit, because without a network Debian's packages are waited for at each run.
  const isInstalled = installPackage(['chromium-headless-shell', 'chromium'], 300_000)
  if (isInstalled || chromiumPath() !== undefined) return
  spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { cwd: root, stdio: 'inherit' })
}

/** Whether a browser has no problem, after installing it if it had; else says that its journeys are left out. */
function ensure(name: string, problem: () => string | null, install: () => unknown): boolean {
  if (problem() === null) return true
  install()
  const left = problem()
  if (left !== null) console.log(`${left}: the journeys in ${name} are left out.`)
  return left === null
}

/** The first Firefox with `network.addDataCollector` of WebDriver BiDi, which Playwright calls at its start. */
const leastFirefox = 143

function problemOfFirefox(): string | null {
  const file = firefoxPath()
  if (file === undefined) return 'Firefox is not installed and cannot be installed'
  const version = Number(/\d+/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)
  return version >= leastFirefox ? null : `Firefox ${version} is too old for Playwright, which needs ${leastFirefox}`
}

/** Whether there is a Firefox that Playwright can drive; installs Debian's, or a newer one, when run as root. */
export const ensureFirefox = (): boolean =>
  ensure('Firefox', problemOfFirefox, () => installPackage(['firefox-esr', 'firefox']))

const problemOfWebKit = (): string | null =>
  webKitPath() !== undefined && Object.values(webKitPrograms).every((file) => existsSync(file))
    ? null
    : 'WebKitGTK is not installed and cannot be installed'

/** Whether there is WebKitGTK, the engine of Safari, with its driver; installs Debian's when run as root. */
export const ensureWebKit = (): boolean =>
  ensure('WebKitGTK', problemOfWebKit, () => ['webkit2gtk-driver', 'xvfb'].every((name) => installPackage([name])))

// A process of its own, because one that looked for Chromium before it was installed does not find it later.
if (import.meta.main) ensureChromium()
