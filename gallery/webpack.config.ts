import path from 'node:path'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import type { Configuration } from 'webpack'
import type { Configuration as DevServer } from 'webpack-dev-server'
import { withBrand } from '@portal/tooling/webpack/brand'

const folder = import.meta.dirname
const base = withBrand(baseConfig(folder, 'linked'))

const sendPicture = (_request: unknown, response: { sendFile: (file: string) => void }): void =>
  response.sendFile(path.join(folder, 'picture.svg'))

const config: Configuration & { devServer: DevServer } = {
  // Without the plugin that loads chunks of released files only.
  ...base,
  entry: { main: './src/main.tsx' },
  output: {
    ...base.output,
    filename: '[name].js',
    cssFilename: '[name].css',
    uniqueName: 'gallery',
    publicPath: '/',
  },
  optimization: { minimize: false },
  devServer: {
    host: '127.0.0.1',
    port: 3300,
    // Not watched: a change of a component would reload the page before it is built.
    static: { directory: folder, watch: false },
    hot: false,
    // Where the edge resizes the pictures of the portal.
    setupMiddlewares: (middlewares) => [{ path: '/api/image', middleware: sendPicture }, ...middlewares],
  },
}

export default config
