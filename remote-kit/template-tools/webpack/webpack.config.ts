import { shared } from '@portal/shared-contracts/remotes/shared'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { reportImports } from '@portal/remote-kit/imports/report-imports'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import 'webpack-dev-server'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import manifest from './package.json' with { type: 'json' }

// Two versions may be on one page, so the version is part of every global name and class name.
const name = `${manifest.name}_${manifest.version}`.replaceAll(/\W/g, '_')

/** TypeScript with React, and CSS modules. */
const rules = (isServed: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isServed, refresh: isServed } },
        target: 'es2022',
      },
    },
  },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { modules: { auto: true, localIdentName: `${name}_[local]_[hash:6]` } } },
    ],
  },
]

/** `webpack` builds a release, `webpack serve` serves the remote for development. */
export default ({ WEBPACK_SERVE: isServed = false }): Configuration => ({
  mode: isServed ? 'development' : 'production',
  // The portal's policy forbids eval.
  devtool: isServed && 'cheap-module-source-map',
  entry: {},
  output: {
    clean: true,
    uniqueName: name,
    publicPath: 'auto',
    ...(!isServed && { chunkFilename: '[contenthash:10].js' }),
    crossOriginLoading: 'anonymous',
  },
  module: { rules: rules(isServed) },
  optimization: isServed
    ? // With errors emitted or split chunks, a change would reload the page.
      { emitOnErrors: false, splitChunks: false }
    : // With shared modules among the types, because a chunk of these only would have no hash.
      { splitChunks: { defaultSizeTypes: ['javascript', 'css', 'unknown', 'consume-shared'] } },
  plugins: [
    new MiniCssExtractPlugin({ ...(!isServed && { chunkFilename: '[contenthash:10].css' }) }),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      // Each page of src/routes.ts, and each widget by its name.
      exposes: { './pages/overview': './src/pages/overview.tsx' },
      shared,
      dts: false,
      // The portal provides the runtime.
      experiments: { externalRuntime: true },
    }),
    isServed
      ? new ReactRefreshPlugin({ overlay: false })
      : new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    // For the release record: which parts of the contract it imports.
    !isServed && reportImports,
  ],
  devServer: {
    host: 'localhost',
    hot: true,
    liveReload: false,
    static: false,
    headers: { 'access-control-allow-origin': '*' },
  },
})
