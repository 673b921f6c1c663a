import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installedPackages } from '@portal/remote-kit/licences/installed-packages'
import { isLicenceList, LicenceList, packageId, type LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import { workspaceRemotes } from '../run/workspace-remotes.ts'

/** Files that are delivered together, with the npm packages that are in them. */
export type Artefact = {
  /** Such as `shell` or `mfe-auth`. */
  name: string
  version: string
  folder: string
  packages: readonly LicensedPackage[]
  /** The version of Node that made it. */
  node: string
}

const Manifest = v.object({ version: v.string() })
const versionIn = (folder: string): string =>
  v.parse(Manifest, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).version

const readList = (file: string): LicenceList => v.parse(LicenceList, JSON.parse(readFileSync(file, 'utf8')))

const sorted = (packages: readonly LicensedPackage[]): LicensedPackage[] =>
  [...new Map(packages.map((each) => [packageId(each), each]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each)

/**
 * The build of a package of the repository: `dist` in its folder, and the packages in its licence lists.
 * @throws Error if the package is not built
 */
export function builtArtefact(repository: string, name: string): Artefact {
  const folder = path.join(repository, name, 'dist')
  const lists = globSync('**/*.json', { cwd: folder }).filter((file) => isLicenceList(path.basename(file)))
  if (lists.length === 0) throw new Error(`${folder} has no licence list: run \`npm run build\` first.`)
  const packages = sorted(lists.flatMap((file) => readList(path.join(folder, file)).packages))
  return { name, version: versionIn(path.join(repository, name)), folder, packages, node: process.version }
}

/** The builds of this repository. Remotes have release keys of their own. */
export const builtNames = { portal: ['shell', 'embed'], remotes: workspaceRemotes } as const

/**
 * The working directory of the edge's image, copied to a folder.
 * @throws Error if its list has other packages than are installed there
 */
export function edgeArtefact(folder: string): Artefact {
  if (!readdirSync(folder).includes('licences.json'))
    throw new Error(`${folder} has no licences.json: name a copy of the image's folder /portal.`)
  const { packages, node } = readList(path.join(folder, 'licences.json'))
  const installed = installedPackages(folder)
  const [listed, found] = [packages.map(packageId), installed.map(packageId)]
  const differing = [...listed.filter((id) => !found.includes(id)), ...found.filter((id) => !listed.includes(id))]
  if (differing.length > 0)
    throw new Error(`The list in ${folder} and the packages that are installed there differ: ${differing.join(', ')}.`)
  if (node === undefined) throw new Error(`${folder}/licences.json does not name the version of Node.`)
  return { name: 'edge', version: versionIn(path.join(folder, 'edge-proxy')), folder, packages: installed, node }
}
