import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { uniquePackages, type LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import { readPackage } from './package-licence.ts'

/** The folders of packages in a folder `node_modules`; links, which npm makes for workspaces, are left out. */
function packageFolders(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const folder = path.join(modules, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    if (entry.name.startsWith('@')) return packageFolders(folder)
    return [folder, ...packageFolders(path.join(folder, 'node_modules'))]
  })
}

/**
 * The npm packages that are installed in a folder and in the workspaces in it, with their licences, sorted by name and
 * version. A package that is installed twice in one version stands once.
 */
export function installedPackages(folder: string): LicensedPackage[] {
  const places = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))]
  return uniquePackages(places.flatMap((place) => packageFolders(path.join(place, 'node_modules'))).map(readPackage))
}
