import webpack, { type Compiler } from 'webpack'

/**
 * Loads chunks from the folder of the entry, for `publicPath: 'auto'`. Entries are classic scripts of a document, so
 * `document.currentScript` is always known, and webpack's code for workers and older browsers is a tenth of an entry.
 */
export const publicPathFromScript = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('public-path', (compilation) => {
      compilation.hooks.runtimeModule.tap('public-path', (module) => {
        if (module.name !== 'publicPath') return
        module.generate = () => `${webpack.RuntimeGlobals.publicPath} = new URL(".", document.currentScript.src).href;`
      })
    })
  },
})
