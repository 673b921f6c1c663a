import { globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedModulesOf } from '@portal/shared-contracts/remotes'

/** Shared packages that are no part of the portal's repository. */
const foreignPackages = [...new Set(sharedModulesOf('single').filter((name) => !name.startsWith('@portal/')))].filter(
  (name) => !/^[^@].*\/|\/.*\//.test(name),
)

/** Whether a shared module is a package that is no part of the portal's repository, such as React. */
export const isForeignPackage = (name: string): boolean => foreignPackages.some((foreign) => foreign === name)

/** The installed versions of React and the other shared packages, for a folder that depends on them. */
export function sharedVersions(folder: string): Record<string, string> {
  const from = pathToFileURL(path.join(folder, 'package.json'))
  const versions = foreignPackages.flatMap((name) => {
    const file = installed(name, from)
    if (file === undefined) return []
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    return [[name, version.replace(/[-+].*/, '')] as const]
  })
  return Object.fromEntries(versions)
}

function installed(name: string, from: URL): string | undefined {
  try {
    return findPackageJSON(name, from)
  } catch {
    return undefined
  }
}

/** The names that the sources of a remote give to a component, as in `<Widget name="mfe-auth/change-password" …>`. */
function namesOf(folder: string, component: string, name: string): string[] {
  const uses = new RegExp(`<${component}\\s[^>]*?name="(${name})"`, 'g')
  const names = globSync('src/**/*.tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(uses)].map(([, found = '']) => found),
  )
  return [...new Set(names)].toSorted()
}

/** The widgets of other remotes that the sources of a remote show. */
export const usedWidgets = (folder: string): string[] => namesOf(folder, 'Widget', '[a-z0-9-]+/[a-z0-9-]+')

/** The slots that the sources of a remote show: `<Slot name="mfe-events:below" …>`. */
export const shownSlots = (folder: string): string[] => namesOf(folder, 'Slot', '[a-z0-9-]+:[a-z0-9-]+')
