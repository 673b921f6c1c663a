import webpack, { type Compiler } from 'webpack'

/** File of the manifest in the output folder of the shell's build. */
export const manifestFile = 'manifest.json'

/** Manifest of the shell's build, from which documents preload exactly the files they need. */
export type BuildManifest = {
  /** Files per dynamic import, keyed `{importing file} > {request}`. */
  chunks: Record<string, string[]>
}

export function writeManifest(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
      const manifest: BuildManifest = { chunks: {} }
      for (const group of compilation.chunkGroups) {
        const files = group.getFiles()
        for (const { module, request } of group.origins) {
          const from = module?.nameForCondition()?.replace(`${compiler.context}/`, '') ?? 'entry'
          manifest.chunks[`${from} > ${request ?? group.name ?? ''}`] = files
        }
      }
      compilation.emitAsset(manifestFile, new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)))
    })
  })
}
