import webpack, { type Compiler } from 'webpack'
import { embeddedModulesHash } from './embedded-modules.ts'
import { embedManifestFile } from './manifest-plugin.ts'

/** Writes which scripts embedding pages load, with the hash of the modules that they must provide. */
export const writeEmbedManifest = (entry: string, global: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('embed-manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'embed-manifest', stage }, () => {
        const names = compilation.getAssets().map(({ name }) => name)
        // Fonts and pictures have the same names in both builds.
        const files = names.filter((name) => name.endsWith('.js')).toSorted()
        const text = JSON.stringify({ entry, global, modules: embeddedModulesHash(), files }, null, 2)
        compilation.emitAsset(embedManifestFile, new webpack.sources.RawSource(text))
      })
    })
  },
})
