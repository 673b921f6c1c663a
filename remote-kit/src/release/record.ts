import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  contractVersion,
  isRemoteModule,
  ReleaseRecord,
  type RecordedRoute,
  type RemoteRoute,
} from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { filesBelow, integrityOf } from '../files/files.ts'
import { remotePackage } from '../files/remote-folder.ts'
import { Refused } from './refused.ts'
import { sharedVersions, usedWidgets } from './dependencies.ts'
import { embedManifestFile, entryFile, manifestFile, type BuildManifest } from '../webpack/manifest-plugin.ts'

/** The module a route's or widget's `load` imports, read from its source: `import('./pages/x.tsx')`. */
function importedBy(loadable: { load: () => unknown }, where: string): string {
  const request = /import\(\s*['"](.+?)['"]\s*\)/.exec(loadable.load.toString())?.[1]
  if (request === undefined) throw new Refused(`${where}: load must be written as import('./file.tsx')`)
  return request
}

/** Imports a source file as it is now: a module with another query is not taken from the cache. */
async function importSource(folder: string, file: string): Promise<Record<string, unknown>> {
  const place = path.join(folder, file)
  const url = `${pathToFileURL(place).href}?changed=${statSync(place).mtimeMs}`
  return import(url) as Promise<Record<string, unknown>>
}

/**
 * Files of a dynamic import besides the entry; throws if the build has no such import, because it is older than the
 * sources.
 */
function chunksOf(manifest: BuildManifest, origin: string): string[] {
  const files = manifest.chunks[origin]
  if (!files) throw new Refused(`The build has no "${origin}": it was made from other sources`)
  return files.filter((file) => file !== entryFile)
}

const unique = (files: string[]): string[] => [...new Set(files)]

/** The routes of a remote, and what it adds to menus and slots. */
async function recordedRoutes(
  folder: string,
  manifest: BuildManifest,
): Promise<Pick<ReleaseRecord, 'routes' | 'menu' | 'slots'>> {
  const module = await importSource(folder, 'src/routes.ts')
  if (!isRemoteModule(module))
    throw new Refused(`${folder}/src/routes.ts does not export routes of the contract's shape`)
  const base = chunksOf(manifest, 'container > ./src/routes.ts')
  const routes = module.routes.map(({ load, ...route }: RemoteRoute): RecordedRoute => ({
    ...route,
    chunks: unique([...base, ...chunksOf(manifest, `src/routes.ts > ${importedBy({ load }, route.path)}`)]),
  }))
  const { menu, slots } = module
  return { routes, ...(menu && { menu: [...menu] }), ...(slots && { slots: [...slots] }) }
}

async function recordedWidgets(folder: string, manifest: BuildManifest): Promise<Record<string, string[]>> {
  const widgetExpose = /^container > \.\/(src\/widgets\/.+\.ts)$/
  const entries = Object.keys(manifest.chunks)
    .flatMap((origin) => widgetExpose.exec(origin)?.[1] ?? [])
    .map(async (file) => {
      const { widget } = (await importSource(folder, file)) as { widget: { load: () => unknown } }
      const own = chunksOf(manifest, `${file} > ${importedBy(widget, file)}`)
      const base = chunksOf(manifest, `container > ./${file}`)
      return [path.basename(file, '.ts'), unique([...base, ...own])] as const
    })
  return Object.fromEntries(await Promise.all(entries))
}

/** The manifest of a build. @throws Refused if there is none */
export function readManifest(dist: string): BuildManifest {
  const file = path.join(dist, manifestFile)
  if (!existsSync(file)) throw new Refused(`${file} is missing: build the remote first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest
}

/** The build for embedding pages, if the remote has one; `v.parse` of the record checks it. */
function embedBuild(dist: string): { embed?: unknown } {
  const file = path.join(dist, embedManifestFile)
  return existsSync(file) ? { embed: JSON.parse(readFileSync(file, 'utf8')) } : {}
}

/** The release record of the built remote in a folder: its files with their hashes, its routes and its widgets. */
export async function createRecord(folder: string, revision: string): Promise<ReleaseRecord> {
  const { name, version } = remotePackage(folder)
  const dist = path.join(folder, 'dist')
  const manifest = readManifest(dist)
  const names = filesBelow(dist).filter((file) => file !== manifestFile && file !== embedManifestFile)
  const files = Object.fromEntries(names.map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]))
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const uses = usedWidgets(folder)
  return v.parse(ReleaseRecord, {
    name,
    version: `${version}-${content}`,
    revision,
    contract: contractVersion,
    entry: entryFile,
    global: manifest.global,
    files,
    ...(await recordedRoutes(folder, manifest)),
    widgets: await recordedWidgets(folder, manifest),
    ...(uses.length > 0 && { uses }),
    ...embedBuild(dist),
    shared: sharedVersions(folder),
  })
}
