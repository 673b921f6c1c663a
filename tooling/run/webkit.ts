import { existsSync, globSync } from 'node:fs'
import { installPackage } from './system-program.ts'

/** The driver of WebKitGTK, and a screen for its browser, which has no mode without a window. */
export const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

/** The browser of WebKitGTK; undefined without one. */
export const webKitPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

const isInstalled = (): boolean => webKitPath() !== undefined && Object.values(programs).every(existsSync)

/** Whether there is WebKitGTK, the engine of Safari, with its driver; installs Debian's when run as root. */
export function ensureWebKit(): boolean {
  if (!isInstalled()) ['webkit2gtk-driver', 'xvfb'].every((name) => installPackage([name]))
  const isThere = isInstalled()
  if (!isThere)
    console.log('WebKitGTK is not installed and cannot be installed: the journeys in WebKitGTK are left out.')
  return isThere
}
