import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installedPackages } from '@portal/remote-kit/licences/installed-packages'
import {
  isLicenceList,
  LicenceList,
  packageId,
  uniquePackages,
  type LicensedPackage,
} from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import { workspaceRemotes } from '../run/workspace-remotes.ts'
import { readBuildFile, type BuiltFrom } from './build-file.ts'

/** Files that are delivered together, with the npm packages that are in them. */
export type Artefact = {
  /** Such as `shell` or `mfe-auth`. */
  name: string
  version: string
  folder: string
  packages: readonly LicensedPackage[]
  from: BuiltFrom
  /** Other builds in the folder. */
  parts: readonly BuiltPart[]
}
/** A build with the packages that are in it. */
type BuiltPart = Pick<Artefact, 'name' | 'folder' | 'packages' | 'from'>

const Manifest = v.object({ version: v.string() })
const versionIn = (folder: string): string =>
  v.parse(Manifest, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).version

const readList = (file: string): LicenceList => v.parse(LicenceList, JSON.parse(readFileSync(file, 'utf8')))

/**
 * The packages in the licence lists of a build.
 * @throws Error without a list
 */
export function packagesInBuild(dist: string): LicensedPackage[] {
  const lists = globSync('**/*.json', { cwd: dist }).filter((file) => isLicenceList(path.basename(file)))
  if (lists.length === 0) throw new Error(`${dist} has no licence list: run \`npm run build\` first.`)
  return uniquePackages(lists.flatMap((file) => readList(path.join(dist, file)).packages))
}

/** The folder of the build of a package of the repository. */
export const distOf = (repository: string, name: string): string => path.join(repository, name, 'dist')

/** @throws Error if the package is not built, or if its build has other files than were built */
function partIn(repository: string, name: string): BuiltPart {
  const folder = distOf(repository, name)
  return { name, folder, packages: packagesInBuild(folder), from: readBuildFile(folder) }
}

/**
 * The build of a package of the repository.
 * @throws Error if the package is not built, or if its build has other files than were built
 */
export const builtArtefact = (repository: string, name: string): Artefact => ({
  ...partIn(repository, name),
  version: versionIn(path.join(repository, name)),
  parts: [],
})

/** The builds of this repository. Remotes have release keys of their own. */
export const builtNames = { portal: ['shell', 'embed'], remotes: workspaceRemotes } as const

/**
 * The working directory of the edge's image, copied to a folder, with the builds of shell and elements in it.
 * deploy/Containerfile makes all of them from the same sources.
 * @throws Error if its list has other packages than are installed there, or if a build has other files than were built
 */
export function edgeArtefact(folder: string): Artefact {
  if (!readdirSync(folder).includes('licences.json'))
    throw new Error(`${folder} has no licences.json: name a copy of the image's folder /portal.`)
  const listed = readList(path.join(folder, 'licences.json')).packages.map(packageId)
  const packages = installedPackages(folder)
  const found = packages.map(packageId)
  const differing = [...listed.filter((id) => !found.includes(id)), ...found.filter((id) => !listed.includes(id))]
  if (differing.length > 0)
    throw new Error(`The list in ${folder} and the packages that are installed there differ: ${differing.join(', ')}.`)
  const parts = builtNames.portal.map((name) => partIn(folder, name))
  const version = versionIn(path.join(folder, 'edge-proxy'))
  return { name: 'edge', version, folder, packages, from: readBuildFile(distOf(folder, 'shell')), parts }
}
