import { integrityKey } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Compiler } from 'webpack'

/**
 * Loads chunks with the integrity hash from the page's registry snapshot. The hash cannot be part of the build,
 * because files would then contain hashes of each other.
 */
export const loadChunksWithIntegrity = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (code) =>
          // Throws for a file without a hash, so that it is not loaded unchecked.
          `${code}\nglobalThis[Symbol.for(${JSON.stringify(integrityKey)})](script);`,
      )
    })
  },
})
