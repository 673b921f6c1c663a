import { integrityKey } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Compiler } from 'webpack'

/**
 * Chunks load only with the hash that the page's signed registry names: a build cannot
 * carry the hashes of its own files, so the runtime asks the page (design §6, Integrity).
 */
export const loadChunksWithIntegrity = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (code) =>
          // Throws where nobody vouches for the file: refused, not loaded unchecked.
          `${code}\nglobalThis[Symbol.for(${JSON.stringify(integrityKey)})](script);`,
      )
    })
  },
})
