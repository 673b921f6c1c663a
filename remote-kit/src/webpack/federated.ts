import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedModules, sharedModulesOf } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Configuration } from 'webpack'
import { remotePackage } from '../files/remote-folder.ts'
import { baseConfig } from './base.ts'
import { buildId } from './build-id.ts'
import { forbidBundledSingletons } from './singletons-plugin.ts'
import { entryFile, writeManifest } from './manifest-plugin.ts'
import { replaceSharedModulesCode } from './shared-modules-plugin.ts'

/** Singletons are provided by the shell: `import: false` bundles no copy. */
const singletonModules = Object.fromEntries(
  sharedModulesOf('single').map((name) => [
    name,
    { import: false as const, singleton: true, requiredVersion: `^${sharedModules[name].version}` },
  ]),
)

/**
 * Modules used from the shell if its version is new enough, otherwise from the remote's own copy. Keyed by file, because
 * modules of one package import each other by path.
 */
const optionalSharedModules = Object.fromEntries(
  sharedModulesOf('optional').map((shareKey) => {
    const file = fileURLToPath(import.meta.resolve(shareKey))
    const requiredVersion = `^${sharedModules[shareKey].version}`
    return [file, { import: file, shareKey, requiredVersion, strictVersion: true }]
  }),
)

/** `./routes`, and every file of `src/widgets` under its own name. */
function exposes(folder: string): Record<string, string> {
  const widgets = globSync('src/widgets/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  return {
    './routes': './src/routes.ts',
    ...Object.fromEntries(widgets.map((file) => [`./${path.basename(file, '.ts')}`, `./${file}`])),
  }
}

/** Configuration of the remote in a folder: a federation container without the singletons. */
export function createFederatedConfig(folder: string): Configuration {
  // A page may load two versions of a remote (the loader falls back to the previous one): their globals differ.
  const global = `${remotePackage(folder).name.replaceAll('-', '_')}_${buildId(folder)}`
  const base = baseConfig(folder, 'adopted')
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: global,
      publicPath: 'auto',
      // Without it the loader's second attempt gets a half-evaluated module as if it were whole.
      strictModuleErrorHandling: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Code shared by several pages gets its own chunk from this source size (bytes).
        minSize: 15_000,
        // The files of `src/widgets` only import their component: in the entry they are no request of their own.
        cacheGroups: { widgets: { name: global, test: /[\\/]src[\\/]widgets[\\/]/, enforce: true } },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: global,
        filename: entryFile,
        library: { type: 'window', name: global },
        exposes: exposes(folder),
      }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { ...singletonModules, ...optionalSharedModules } }),
      replaceSharedModulesCode(),
      forbidBundledSingletons(),
      writeManifest(global),
    ],
  }
}
