import { integrityKey } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Compiler } from 'webpack'

/** The address of a chunk passes through the embedding page, whose Trusted Types accept no text. */
const trusted = (code: string): string =>
  code.replace('script.src = url;', 'script.src = globalThis.portalEmbed?.scriptUrl?.(url) ?? url;')

/**
 * Loads chunks with the integrity hash from the page's registry snapshot. The hash cannot be part of the build,
 * because files would then contain hashes of each other.
 */
export const loadChunksWithIntegrity = ({ remote }: { remote: boolean }) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (code) =>
          // Throws for a file without a hash, so that it is not loaded unchecked.
          `${remote ? trusted(code) : code}\nglobalThis[Symbol.for(${JSON.stringify(integrityKey)})](script);`,
      )
    })
  },
})
