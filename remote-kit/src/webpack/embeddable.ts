import type { Configuration } from 'webpack'
import { remotePackage } from '../files/remote-folder.ts'
import { baseConfig, isDevelopment } from './base.ts'
import { buildId } from './build-id.ts'
import { writeEmbedManifest } from './embed-manifest.ts'
import { providedName } from './embedded-modules.ts'
import { createFederatedConfig } from './federated.ts'
import { forbidBundledSingletons } from './singletons-plugin.ts'

/**
 * Configuration of a remote's second build, which embedding pages load: the same sources, without a container and
 * without the modules that the page provides (`portalEmbed.modules`).
 */
function createEmbedConfig(folder: string): Configuration {
  const { name } = remotePackage(folder)
  const global = `${name.replaceAll('-', '_')}_embed_${buildId(folder)}`
  const entry = 'embed.js'
  const base = baseConfig(folder, 'adopted')
  return {
    ...base,
    name: `${name}-embed`,
    // After the remote's own build, which empties the folder.
    dependencies: [name],
    entry: { embed: { import: './src/routes.ts', library: { type: 'window', name: global } } },
    output: {
      ...base.output,
      clean: false,
      filename: entry,
      uniqueName: global,
      publicPath: 'auto',
      // As in the other build, so that the second attempt does not get a half-evaluated module.
      strictModuleErrorHandling: true,
    },
    externalsType: 'var',
    externals: [
      ({ context = '', request = '' }, done) => {
        const provided = providedName(context, request)
        if (provided === null) done()
        else done(undefined, `portalEmbed.modules[${JSON.stringify(provided)}]`)
      },
    ],
    optimization: { ...base.optimization, splitChunks: { minSize: 15_000 } },
    plugins: [...(base.plugins ?? []), forbidBundledSingletons(), writeEmbedManifest(entry, global)],
  }
}

/** Configurations of a remote that has an element for embedding pages: the remote, and its build for those pages. */
export function createEmbeddableConfig(folder: string): Configuration[] {
  // While a developer saves, embedding pages load the remote as the portal does: one build is faster.
  return isDevelopment ? [createFederatedConfig(folder)] : [createFederatedConfig(folder), createEmbedConfig(folder)]
}
