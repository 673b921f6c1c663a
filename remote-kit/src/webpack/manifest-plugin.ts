import webpack, { type Compiler } from 'webpack'

/** File of a remote's container, which pages load first. */
export const entryFile = 'entry.js'

/** File of the manifest in the output folder of a build. */
export const manifestFile = 'manifest.json'

/** File of the manifest of a remote's build for embedding pages: its part of the release record. */
export const embedManifestFile = 'embed-manifest.json'

/** Manifest of a build, read by the release step and by the prerendering step. */
export type BuildManifest = {
  /** Global variable of a remote's container. */
  global: string
  /** Files per dynamic import or exposed module, keyed `{importing file} > {request}`. */
  chunks: Record<string, string[]>
}

/** Writes the manifest, from which pages preload exactly the files they need. */
export const writeManifest = (global: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        const manifest: BuildManifest = { global, chunks: {} }
        for (const group of compilation.chunkGroups) {
          const files = group.getFiles()
          for (const { module, request } of group.origins) {
            const from = module?.nameForCondition()?.replace(`${compiler.context}/`, '') ?? 'container'
            manifest.chunks[`${from} > ${request ?? group.name ?? ''}`] = files
          }
        }
        compilation.emitAsset(manifestFile, new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)))
      })
    })
  },
})
