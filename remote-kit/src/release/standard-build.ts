import { existsSync } from 'node:fs'
import path from 'node:path'
import { sharedModuleOf, sharedModulesOf } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { findAbove, readJson } from '../files/remote-folder.ts'
import { parseOrRefuse, Refused } from '../refused.ts'

/** File of the manifest that the module federation plugins of webpack, Rsbuild and Vite write. */
export const manifestFile = 'mf-manifest.json'

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) })
const Shared = v.object({
  name: v.string(),
  version: v.nullish(v.string(), ''),
  requiredVersion: v.fallback(v.string(), ''),
  /** The remote's own copy of an optional module. */
  assets: v.optional(v.object({ js: Files })),
})

/** What is read of a manifest. */
const Manifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({
      name: v.string(),
      path: v.optional(v.string(), ''),
      type: v.optional(v.string(), 'global'),
    }),
  }),
  exposes: v.array(
    v.object({
      /** Such as `./pages/overview`. */
      path: v.string(),
      assets: v.object({ js: Files, css: v.optional(Files, { sync: [], async: [] }) }),
    }),
  ),
  shared: v.optional(v.array(Shared), []),
})

/** A shared module that a build uses. */
export type SharedUse = {
  module: string
  /** The versions that it takes of the page, such as `^19.0.0`; empty if the manifest has none. */
  required: string
  /** Whether it has a copy of its own for pages with another version. */
  ownCopy: boolean
}

/** What a manifest says of a remote, whichever tool wrote it. */
export type DescribedContainer = {
  entry: string
  /** Name of the global that the entry defines. */
  global: string
  /** Whether the files are ES modules. */
  isModule: boolean
  /** Scripts that each exposed module loads first, besides the entry, and all its style sheets. */
  exposes: ReadonlyMap<string, readonly string[]>
  /** All scripts that exposed and shared modules may load, besides the entry. */
  chunks: ReadonlySet<string>
  /** Versions of the shared modules that it was built with. */
  shared: ReadonlyMap<string, string>
  /** Sorted by module. */
  sharedUses: readonly SharedUse[]
}

/** A built remote in a folder. */
export type StandardBuild = DescribedContainer & {
  /** Folder of the files. */
  dist: string
  /** Folder of the remote's package.json, else that of the build. */
  project: string
}

/** Whether a folder holds a build, so that nothing is to be built. */
export const isBuild = (folder: string): boolean => existsSync(path.join(folder, manifestFile))

/** The build's folder: the folder itself, or `dist` in it. @throws Refused if neither has a manifest */
function distOf(folder: string): string {
  const found = [folder, path.join(folder, 'dist')].find(isBuild)
  if (found !== undefined) return found
  throw new Refused(
    `${path.join(folder, 'dist', manifestFile)} is missing: build the remote first, with "manifest: true" in the options of its module federation plugin.`,
  )
}

/**
 * What a manifest says.
 * @param place file or address of the manifest, for the message
 * @throws Refused if it has another shape
 */
export function parseManifest(content: unknown, place: string): DescribedContainer {
  const title = `${place} is not what module federation plugins write`
  const { metaData, exposes, shared } = parseOrRefuse(Manifest, content, title)
  const { name, path: folderOfEntry, type } = metaData.remoteEntry
  const entry = path.posix.join(folderOfEntry, name)
  const loaded = (files: readonly string[]): string[] => [...new Set(files)].filter((chunk) => chunk !== entry)
  return {
    entry,
    global: metaData.globalName,
    isModule: type === 'module' || type === 'esm',
    exposes: new Map(
      exposes.map(({ path: module, assets: { js, css } }) => [
        module,
        // All sheets, because the shell loads them with their hashes and what the tools load later has none.
        loaded([...js.sync, ...css.sync, ...css.async]),
      ]),
    ),
    chunks: new Set(
      [...exposes, ...shared].flatMap(({ assets }) =>
        loaded([...(assets?.js.sync ?? []), ...(assets?.js.async ?? [])]),
      ),
    ),
    shared: new Map(shared.map(({ name: module, version }) => [module, version ?? ''])),
    sharedUses: sharedUses(shared),
  }
}

/** The shared modules by their keys; some tools name them by their import paths. */
function sharedUses(shared: readonly v.InferOutput<typeof Shared>[]): SharedUse[] {
  const single: readonly string[] = sharedModulesOf('single')
  const uses = shared.map(({ name, requiredVersion: required, assets }): SharedUse => {
    const module = sharedModuleOf(name) ?? name
    const files = [...(assets?.js.sync ?? []), ...(assets?.js.async ?? [])]
    return { module, required, ownCopy: files.length > 0 && !single.includes(module) }
  })
  const byModule = new Map(uses.map((use) => [use.module, use]))
  return [...byModule.values()].toSorted((one, other) => (one.module < other.module ? -1 : 1))
}

/** Reads the build in a folder. @throws Refused if its manifest is missing or has another shape */
export function readBuild(folder: string): StandardBuild {
  const dist = distOf(folder)
  const file = path.join(dist, manifestFile)
  const project = path.dirname(findAbove(dist, 'package.json') ?? file)
  return { ...parseManifest(readJson(file), file), dist, project }
}
