import type { Compiler } from 'webpack'
import webpack from 'webpack'

/** What a build tells the release step, in `dist/build.json`. */
export type BuildFacts = {
  global: string
  /** Files per dynamic import or expose, keyed `{importing file} > {request}`. */
  chunks: Record<string, string[]>
}

/** Writes which files each dynamic import needs, so that a page can preload exactly those. */
export const writeBuildFacts = (global: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('facts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'facts', stage }, () => {
        const facts: BuildFacts = { global, chunks: {} }
        for (const group of compilation.chunkGroups) {
          const files = group.getFiles()
          for (const { module, request } of group.origins) {
            const from = module?.nameForCondition()?.replace(`${compiler.context}/`, '') ?? 'container'
            facts.chunks[`${from} > ${request ?? group.name ?? ''}`] = files
          }
        }
        compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(facts, null, 2)))
      })
    })
  },
})
