import { createRequire } from 'node:module'
import path from 'node:path'
import { packageId, type LicenceList, type LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import type { Chunk, Compilation, Compiler, Module } from 'webpack'
import { emitJson } from './scripts.ts'
import { packageFolderOf, readPackage } from '../licences/package-licence.ts'

const require = createRequire(import.meta.url)

/** Plugins that add lines to the runtime code that webpack writes, by the name of their class. */
const runtimePlugins: Readonly<Record<string, string>> = {
  SubresourceIntegrityPlugin: 'webpack-subresource-integrity',
}

/**
 * The file that defines the class of a module without a file of its own: webpack and its plugins write the code of such
 * modules, so that this code is theirs. CommonJS only; null for other classes.
 */
function classFile({ constructor }: Module): string | null {
  const found = Object.values(require.cache).find((loaded) => {
    // Modules of ECMAScript that were loaded with `require` have no file name.
    if (path.parse(loaded?.filename ?? '').name !== constructor.name) return false
    const exported: unknown = loaded?.exports
    return exported === constructor || Object.values(Object(exported)).includes(constructor)
  })
  return found?.filename ?? null
}

/** The modules of a chunk, also those that webpack has joined to one. */
const modulesOf = ({ chunkGraph }: Compilation, chunk: Chunk): Module[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) =>
    'modules' in module && Array.isArray(module.modules) ? [module, ...(module.modules as Module[])] : [module],
  )

/** The folder of the package that a module's code comes from; null for own code. */
function folderOf(module: Module): string | null {
  const { resource } = module as { resource?: string }
  if (resource !== undefined) return packageFolderOf(resource)
  return packageFolderOf(classFile(module) ?? '')
}

/** Whether the module is a text in the bundle, of which it has no file: an external is the page's. */
const isWritten = (module: Module): boolean => !('externalType' in module) && !('modules' in module)

type Read = (folder: string) => LicensedPackage

/** The packages whose code is in the scripts or the style sheet of a chunk. */
function packagesOf(compilation: Compilation, chunk: Chunk, isSheet: boolean, read: Read): string[] {
  const modules = modulesOf(compilation, chunk).filter(
    (module) => isWritten(module) && !module.type.startsWith('asset/') && (!isSheet || module.type.startsWith('css')),
  )
  const packages = modules.flatMap((module) => {
    const folder = folderOf(module)
    if (folder !== null) return [packageId(read(folder))]
    // Not listed, which the check `licences` finds.
    return module.type === 'runtime' ? [`unknown ${module.constructor.name}`] : []
  })
  if (isSheet || !modules.some(({ type }) => type === 'runtime')) return packages
  const plugins = compilation.options.plugins.map((plugin) => runtimePlugins[plugin?.constructor.name ?? ''])
  const folders = plugins.map((name) => name && packageFolderOf(require.resolve(name)))
  return [...packages, ...folders.flatMap((folder) => (folder ? [packageId(read(folder))] : []))]
}

/** The packages in the bundle, by the files of the build. */
function listOf(compilation: Compilation): LicenceList {
  const folders = new Map<string, LicensedPackage>()
  const read: Read = (folder) => {
    const found = folders.get(folder) ?? readPackage(folder)
    folders.set(folder, found)
    return found
  }
  const files = new Map<string, string[]>()
  for (const chunk of compilation.chunks)
    for (const file of chunk.files) files.set(file, packagesOf(compilation, chunk, file.endsWith('.css'), read))
  for (const { name, info } of compilation.getAssets()) {
    const source =
      info.sourceFilename && packageFolderOf(path.resolve(compilation.options.context ?? '', info.sourceFilename))
    if (source) files.set(name, [packageId(read(source))])
  }
  const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)
  const packages = new Map([...folders.values()].map((each) => [packageId(each), each]))
  return {
    packages: [...packages].toSorted(byName).map(([, each]) => each),
    files: Object.fromEntries(
      [...files].toSorted(byName).map(([file, names]) => [file, [...new Set(names)].toSorted()]),
    ),
  }
}

/**
 * Makes webpack write `licences.NAME.json`, with the name of its configuration: the npm packages whose code, fonts or
 * other files are in the build, with the texts of their licences.
 */
export const listPackages = (compiler: Compiler): void =>
  emitJson(`licences.${compiler.options.name ?? 'build'}.json`, listOf)(compiler)
