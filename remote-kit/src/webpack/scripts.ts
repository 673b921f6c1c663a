import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'

/**
 * How chunks are inserted. The address passes through the embedding page, whose Trusted Types accept no text. The
 * priority is above that of pictures: with HTTP/1.1 six of them take all connections, and a script waits for the first
 * that is free.
 */
const createScript = `script = document.createElement("script");
script.src = globalThis.portalEmbed?.scriptUrl?.(url) ?? url;
script.fetchPriority = "high";`

/** Makes webpack insert scripts as {@link createScript} does; other plugins add their attributes. */
export function insertScripts(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('insert-scripts', (compilation) => {
    const { createScript: hook } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
    // Before plugins that add attributes.
    hook.tap({ name: 'insert-scripts', stage: -100 }, () => createScript)
  })
}

/**
 * What the integrity plugin needs for every chunk to have its hash: it skips a chunk with the id 0, and keeps the hash
 * of a chunk's last file, which must be its script and not its style sheet.
 */
function prepareChunks(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('prepare-chunks', (compilation) => {
    compilation.hooks.afterOptimizeChunkIds.tap('prepare-chunks', (chunks) => {
      for (const chunk of chunks) if (chunk.id === 0) Object.assign(chunk, { id: 'zero', ids: ['zero'] })
    })
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1
    compilation.hooks.processAssets.tap({ name: 'prepare-chunks', stage }, () => {
      for (const { files } of compilation.chunks) {
        for (const script of [...files].filter((file) => file.endsWith('.js'))) {
          files.delete(script)
          files.add(script)
        }
      }
    })
  })
}

/** Makes webpack write a file of JSON once all others are complete. */
export const emitJson =
  (file: string, contentOf: (compilation: Compilation) => object) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: file, stage }, () => {
        const text = JSON.stringify(contentOf(compilation), null, 2)
        compilation.emitAsset(file, new webpack.sources.RawSource(text))
      })
    })
  }

/** Plugins that write the hash of every chunk into the build, so that browsers run no changed one. */
export const chunkIntegrity = (): NonNullable<Configuration['plugins']> => [
  prepareChunks,
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
]
