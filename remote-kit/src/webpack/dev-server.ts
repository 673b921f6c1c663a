import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import type { Configuration as DevServer } from 'webpack-dev-server'

const devServer: DevServer = {
  host: 'localhost',
  hot: true,
  liveReload: false,
  static: false,
  // Pages of the portal load the files, whose manifest says where they are.
  headers: { 'access-control-allow-origin': '*' },
  // The shell shows what fails while the page runs.
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
}

/** A remote's configuration for `webpack serve`, which replaces modules while pages run (Fast Refresh). */
export const forDevServer = (config: Configuration): Configuration & { devServer: DevServer } => ({
  ...config,
  // It would log every request that waits for a build.
  infrastructureLogging: { level: 'error' },
  // The default evaluates text, which the page's policy forbids.
  devtool: 'cheap-module-source-map',
  // Names that stay when a module changes: the running page asks for the updates of the chunks that it has.
  output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', assetModuleFilename: '[name][ext]' },
  optimization: {
    ...config.optimization,
    // A file with errors would replace the entry in the page, and the next good save reload it.
    emitOnErrors: false,
    // An import that moves a module to another chunk changes the entry, which reloads the page.
    splitChunks: false,
  },
  plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  devServer,
})
