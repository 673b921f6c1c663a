import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { importPathOf, sharedModules, sharedModulesOf } from '@portal/shared-contracts/remotes'
import { shared } from '@portal/shared-contracts/remotes/shared'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration, Module } from 'webpack'
import { remotePackage } from '../files/remote-folder.ts'
import { baseConfig, isDevelopment } from './base.ts'
import { buildId } from './build-id.ts'
import { forDevServer } from './dev-server.ts'
import { reportImports } from '../imports/report-imports.ts'
import { exposesOf } from '../release/exposes.ts'
import { chunkIntegrity, insertScripts } from './scripts.ts'
import { forbidBundledSingletons, stableIds } from './federated-plugins.ts'

const singletons = Object.fromEntries(Object.entries(shared).filter(([, option]) => 'singleton' in option))

/**
 * Optional shared modules by file, because modules of one package import each other by path, which the table of names
 * does not match.
 */
const optionalByFile = Object.fromEntries(
  sharedModulesOf('optional').map((shareKey) => {
    const file = fileURLToPath(import.meta.resolve(importPathOf(shareKey)))
    const { version } = sharedModules[shareKey]
    // In development those of the page suffice: compiling them again costs a third of each build after a change.
    const own = isDevelopment ? (false as const) : file
    return [file, { import: own, shareKey, version, requiredVersion: `^${version}`, strictVersion: true }]
  }),
)

/**
 * Configuration of the remote in a folder: a federation container, whose runtime and singletons the page provides. With
 * NODE_ENV=development it is that of the dev server, whose files have no hashes.
 */
export function createFederatedConfig(folder: string): Configuration {
  // A page may load two versions of a remote (the loader falls back to the previous one): their globals differ.
  const id = isDevelopment ? 'development' : buildId(folder)
  const name = `${remotePackage(folder).name.replaceAll('-', '_')}_${id}`
  const base = baseConfig(folder, 'adopted', isDevelopment)
  const exposes = exposesOf(folder)
  const exposed = new Set(Object.values(exposes).map((file) => path.resolve(folder, file)))
  const config: Configuration = {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: name,
      publicPath: 'auto',
      // Without it the loader's second attempt gets a half-evaluated module as if it were whole.
      strictModuleErrorHandling: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Code shared by several pages gets its own chunk from this source size (bytes).
        minSize: 15_000,
        // A chunk of shared modules only has no file and so no hash: they count as code, and exposed modules stay.
        defaultSizeTypes: ['javascript', 'css', 'unknown', 'consume-shared'],
        cacheGroups: {
          default: {
            test: (module: Module) => !exposed.has(module.nameForCondition() ?? ''),
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      insertScripts,
      ...(isDevelopment ? [] : [...chunkIntegrity(), reportImports]),
      new ModuleFederationPlugin({
        name,
        filename: 'entry.js',
        library: { type: 'window', name },
        exposes,
        shared: { ...singletons, ...optionalByFile },
        shareStrategy: 'loaded-first',
        // The types of shared-contracts are the contract; remotes do not import each other.
        dts: false,
        experiments: { externalRuntime: true },
      }),
      stableIds,
      forbidBundledSingletons,
    ],
  }
  return isDevelopment ? forDevServer(config) : config
}
