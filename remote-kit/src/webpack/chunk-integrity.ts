import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'

/** The integrity plugin keeps the hash of the last file of a chunk, which must be its script and not its style sheet. */
const scriptsLast = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('scripts-last', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1
      compilation.hooks.processAssets.tap({ name: 'scripts-last', stage }, () => {
        for (const { files } of compilation.chunks) {
          for (const script of [...files].filter((file) => file.endsWith('.js'))) {
            files.delete(script)
            files.add(script)
          }
        }
      })
    })
  },
}

/** Plugins that write the hash of every chunk into the build, so that browsers run no changed one. */
export const chunkIntegrity = (): WebpackPluginInstance[] => [
  scriptsLast,
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
]
