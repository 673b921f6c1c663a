import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  packageId,
  uniquePackages,
  type LicenceList,
  type LicensedPackage,
} from '@portal/shared-contracts/remotes/licences'
import type { Chunk, Compilation, Compiler, Module } from 'webpack'
import { emitJson } from './scripts.ts'
import { packageFolderOf, readPackage } from '../licences/package-licence.ts'

const require = createRequire(import.meta.url)

/** Plugins that add lines to the runtime code that webpack writes, by the name of their class. */
const runtimePlugins: Readonly<Record<string, string>> = {
  SubresourceIntegrityPlugin: 'webpack-subresource-integrity',
}

/** Classes of the federation plugin that write the code of a module; some have the names of webpack's. */
const federationClasses = new Set([
  'ConsumeSharedModule',
  'ConsumeSharedRuntimeModule',
  'ContainerEntryModule',
  'EmbedFederationRuntimeModule',
  'FallbackModule',
  'FederationRuntimeModule',
  'ProvideSharedModule',
  'RemoteModule',
  'RemoteRuntimeModule',
  'ShareRuntimeModule',
])

const webpackFolder = packageFolderOf(require.resolve('webpack')) ?? ''
/** Webpack's own classes, each in a file of its name. */
const webpackClasses = new Set(
  globSync('lib/**/*Module.js', { cwd: webpackFolder }).map((file) => path.basename(file, '.js')),
)

/** The package whose class writes the code of a module without a file; null for another class. */
function writerOf({ constructor: { name } }: Module): string | null {
  if (federationClasses.has(name)) return '@module-federation/enhanced'
  return webpackClasses.has(name) ? 'webpack' : null
}

/** The modules of a chunk, also those that webpack has joined to one. */
const modulesOf = ({ chunkGraph }: Compilation, chunk: Chunk): Module[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) =>
    'modules' in module && Array.isArray(module.modules) ? [module, ...(module.modules as Module[])] : [module],
  )

/** Whether the module is a text in the bundle, of which it has no file: an external is the page's. */
const isWritten = (module: Module): boolean => !('externalType' in module) && !('modules' in module)

type Read = (folder: string) => LicensedPackage

/** The packages whose code is in the scripts or the style sheet of a chunk. */
function packagesOf(compilation: Compilation, chunk: Chunk, isSheet: boolean, read: Read): string[] {
  const modules = modulesOf(compilation, chunk).filter(
    (module) => isWritten(module) && !module.type.startsWith('asset/') && (!isSheet || module.type.startsWith('css')),
  )
  const packages = modules.flatMap((module) => {
    const { resource } = module as { resource?: string }
    const writer = resource === undefined ? writerOf(module) : null
    const folder = packageFolderOf(writer === null ? (resource ?? '') : require.resolve(writer))
    if (folder !== null) return [packageId(read(folder))]
    // Not listed, which the check `licences` finds; a file that is in no package is the build's own.
    return resource === undefined ? [`unknown ${module.constructor.name}`] : []
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
  return {
    packages: uniquePackages([...folders.values()]),
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
