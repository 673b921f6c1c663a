import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion, ReleaseRecord, type RecordedRoute } from '@portal/shared-contracts/remotes'
import { isLicenceList } from '@portal/shared-contracts/remotes/licences'
import { filesBelow, integrityOf } from '../files/files.ts'
import { findAbove, remotePackage } from '../files/remote-folder.ts'
import { readImports } from '../imports/import-report.ts'
import { widgetExpose } from './exposes.ts'
import { isForeignPackage } from './dependencies.ts'
import { describedParts, readRemoteJson, type RemoteJson } from './described-parts.ts'
import { parseOrRefuse, Refused } from '../refused.ts'
import { readBuild, type StandardBuild } from './standard-build.ts'

/**
 * Files that pages may load, and the manifest for developer tools; of other files the edge sends licence lists only.
 */
const released = /\.(m?js|css|svg|png|jpe?g|gif|webp|avif|woff2)$|^mf-manifest\.json$/
/** Files for developers, which no page loads. */
const left = /\.(map|txt|md|html|json|zip|d\.ts)$/

/** Hashes of the released files of a build. @throws Refused for a file of a kind that the edge does not send */
function hashedFiles({ dist }: StandardBuild): Record<string, string> {
  const all = filesBelow(dist).map((file) => file.replaceAll(path.sep, '/'))
  const unknown = all.find((file) => !released.test(file) && !left.test(file))
  if (unknown !== undefined) {
    throw new Refused(
      `${path.join(dist, unknown)} is of a kind that the edge does not send: scripts, styles, pictures (SVG, PNG, JPEG, GIF, WebP, AVIF) and WOFF2 fonts are. Remove it, or serve it from elsewhere.`,
    )
  }
  const names = all.filter((file) => released.test(file) || isLicenceList(file))
  return Object.fromEntries(names.map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]))
}

/** The files that an exposed module loads first. @throws Refused if the build does not expose it */
function filesOf({ exposes, dist }: StandardBuild, module: string): string[] {
  const files = exposes.get(module)
  if (files !== undefined) return [...files]
  throw new Refused(
    `The build in ${dist} does not expose "${module}". Build it again, or add the module to "exposes" of its module federation plugin.`,
  )
}

/** Name and version in remote.json, else in package.json. @throws Refused if one is missing or wrong */
function identityOf({ project }: StandardBuild, remote: RemoteJson): { name: string; version: string } {
  const manifest = findAbove(project, 'package.json') === null ? {} : remotePackage(project)
  const { name, version } = { ...manifest, ...remote }
  if (name === undefined || version === undefined) {
    throw new Refused(`${project} has no package.json: add "name" and "version" to remote.json.`)
  }
  if (/^\d+\.\d+\.\d+$/.test(version)) return { name, version }
  throw new Refused(`"version" must be three numbers such as 1.2.0, not "${version}". Change it in ${project}.`)
}

/** @throws Refused if the manifest names a file that is not among the released ones */
function requireFiles({ dist, entry, exposes, chunks }: StandardBuild, files: Readonly<Record<string, string>>): void {
  const missing = [entry, ...chunks, ...[...exposes.values()].flat()].find((file) => !(file in files))
  if (missing === undefined) return
  throw new Refused(`${dist} does not have "${missing}" of its mf-manifest.json. Build it again into an empty folder.`)
}

/** Versions it was built with, of shared packages that are no part of this repository. */
const foreignVersions = ({ shared }: StandardBuild): Record<string, string> =>
  Object.fromEntries(
    [...shared]
      .map(([name, version]) => [name, version.replace(/[-+].*/, '')] as const)
      .filter(([name, version]) => isForeignPackage(name) && /^\d+\.\d+\.\d+$/.test(version)),
  )

/**
 * The release record of the built remote in a folder: its files with their hashes, its routes and its widgets.
 * @param folder the folder with `mf-manifest.json`, or the project whose `dist` has it
 * @throws Refused naming what is missing and the remedy
 */
export async function describeBuild(
  folder: string,
  revision: string,
): Promise<{ record: ReleaseRecord; build: StandardBuild; remote: RemoteJson }> {
  const build = readBuild(folder)
  const remote = readRemoteJson([build.dist, build.project])
  const { name, version } = identityOf(build, remote)
  const files = hashedFiles(build)
  requireFiles(build, files)
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const imports = readImports(build.dist)
  const { routes, widgets, ...parts } = await describedParts(build.project, remote)
  const fields = {
    name,
    version: `${version}-${content}`,
    revision,
    contract: remote.contract ?? contractVersion,
    entry: build.entry,
    global: build.global,
    ...(build.isModule && { module: true }),
    files,
    routes: routes.map((route): RecordedRoute => ({ ...route, chunks: filesOf(build, route.expose) })),
    widgets: Object.fromEntries(widgets.map((widget) => [widget, filesOf(build, widgetExpose(widget))])),
    ...parts,
    shared: foreignVersions(build),
    ...(imports && { imports }),
  }
  const record = parseOrRefuse(ReleaseRecord, fields, `The build in ${build.dist} cannot be released`)
  return { record, build, remote }
}
