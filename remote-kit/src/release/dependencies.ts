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

/** The widgets of other remotes that the sources of a remote show: `<Widget name="mfe-auth/change-password" …>`. */
export function usedWidgets(folder: string): string[] {
  const names = globSync('src/**/*.tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/<Widget\s[^>]*?name="([a-z0-9-]+\/[a-z0-9-]+)"/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(names)].toSorted()
}
