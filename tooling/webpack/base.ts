import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration, type LoaderContext, type RuleSetRule } from 'webpack'
import { root } from '../build/root.ts'
import { loadChunksWithIntegrity } from './integrity-plugin.ts'

const require = createRequire(import.meta.url)

export const isDevelopment = process.env['NODE_ENV'] === 'development'

/** How style sheets reach the page: a linked file, a constructable sheet, or only their class names. */
export type Styles = 'linked' | 'adopted' | 'names'

/**
 * The class a page sees: the same in the browser's and the prerendering build, another one in
 * another app, because two versions of one component may stand on one page.
 */
function className(app: string, file: string, name: string): string {
  const place = path.relative(root, file)
  if (isDevelopment) return `${app}-${path.basename(file, '.module.css')}-${name}`
  return `c${createHash('sha256').update(`${app} ${place} ${name}`).digest('base64url').slice(0, 6)}`
}

function styleLoaders(app: string, styles: Styles, linked: string) {
  const loader = { linked: [linked], adopted: [path.join(import.meta.dirname, 'adopt-sheet-loader.ts')], names: [] }
  return [
    ...loader[styles],
    {
      loader: require.resolve('css-loader'),
      options: {
        importLoaders: 1,
        sourceMap: false,
        ...(styles === 'adopted' && { exportType: 'css-style-sheet' }),
        modules: {
          auto: /\.module\.css$/,
          namedExport: true,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: styles === 'names',
          getLocalIdent: ({ resourcePath }: LoaderContext<unknown>, _: string, name: string) =>
            className(app, resourcePath, name),
        },
      },
    },
    path.join(import.meta.dirname, 'minify-css-loader.ts'),
  ]
}

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
      externalHelpers: false,
    },
  },
}

/** What every build of the portal has in common; `app` is the folder's name. */
export function baseConfig(app: string, styles: Styles, linkedStyles = ''): Configuration {
  return {
    name: app,
    context: path.join(root, app),
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['import', 'module', 'webpack', 'browser', 'default'],
    },
    module: {
      // A class that the style sheet does not define is an error, not an empty string.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        scripts,
        { test: /\.css$/, use: styleLoaders(app, styles, linkedStyles), sideEffects: styles !== 'names' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: path.join(root, app, 'dist'),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 2 } },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      }),
      loadChunksWithIntegrity(),
    ],
    performance: false,
    stats: 'errors-warnings',
  }
}
