import webpack, { type Compiler } from 'webpack'

/**
 * How chunks are inserted. The address passes through the embedding page, whose Trusted Types accept no text. The priority
 * is above that of pictures: with HTTP/1.1 six of them take all connections, and a script waits for the first that is free.
 */
const createScript = `script = document.createElement("script");
script.src = globalThis.portalEmbed?.scriptUrl?.(url) ?? url;
script.fetchPriority = "high";`

/** Makes webpack insert scripts as {@link createScript} does; other plugins add their attributes. */
export const insertScripts = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('insert-scripts', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime
      const { createScript: hook } = LoadScriptRuntimeModule.getCompilationHooks(compilation)
      // Before plugins that add attributes.
      hook.tap({ name: 'insert-scripts', stage: -100 }, () => createScript)
    })
  },
}
