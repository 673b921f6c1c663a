import type { Compiler } from 'webpack'

/**
 * Gives the container and its runtime ids of their own. Those that webpack computes depend on the name of a file of the
 * federation plugin, which is a hash of absolute paths: a build would have other bytes in every folder.
 */
export function stableIds(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('stable-ids', (compilation) => {
    // Before webpack's own ids, which keep those that there are.
    compilation.hooks.moduleIds.tap({ name: 'stable-ids', stage: -100 }, (modules) => {
      for (const module of modules) {
        const identifier = module.identifier()
        const isRuntime = /[\\/]\.federation[\\/]entry\./.test(identifier)
        if (identifier.startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'container')
        else if (isRuntime) compilation.chunkGraph.setModuleId(module, 'runtime')
      }
    })
  })
}
