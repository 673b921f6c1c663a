import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { findAbove, remotePackage } from '../files/remote-folder.ts'
import { runtimeTarget, scriptTargets } from './browsers.ts'
import { listPackages } from './list-packages.ts'

const require = createRequire(import.meta.url)

/** A loader of this folder: its TypeScript source in the workspace, its JavaScript in the packed package. */
const loaderFile = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`)

/** Whether the build is for development: scripts set it with webpack's `--config-node-env`. */
export const isDevelopment = process.env['NODE_ENV'] === 'development'

/** How style sheets reach the page: as linked files, as adopted sheets, or not at all (class names only). */
export type Styles = 'linked' | 'adopted' | 'names'

/**
 * The name of a class in the page: the same in the browser build and the prerendering build, another
 * one in another app, because two versions of one component may be on one page.
 */
function className(app: string, file: string, name: string): string {
  const hash = `c${createHash('sha256').update(`${app} ${file} ${name}`).digest('base64url').slice(0, 6)}`
  return isDevelopment ? `${path.basename(file, '.module.css')}-${name}-${hash}` : hash
}

/** A file by its package and the path in it, which is the same wherever the package is installed. */
export function packagePath(file: string): string {
  const manifest = findAbove(path.dirname(file), 'package.json')
  if (manifest === null) return path.basename(file)
  const folder = path.dirname(manifest)
  return `${remotePackage(folder).name}/${path.relative(folder, file)}`
}

/** The rule for style sheets of the app in a folder; files named `*.module.css` export their class names. */
export function styleRule(folder: string, styles: Styles): RuleSetRule {
  const app = remotePackage(folder).name
  const sheets: RuleSetRule = {
    test: /\.css$/,
    type: 'css/auto',
    use: loaderFile('minify-css-loader'),
    sideEffects: styles !== 'names',
    parser: {
      exportType: styles === 'adopted' ? 'css-style-sheet' : 'link',
      // Classes and animations are renamed; custom properties are design tokens and keep their names.
      container: false,
      customIdents: false,
      dashedIdents: false,
      function: false,
      grid: false,
    },
    generator: {
      exportsOnly: styles === 'names',
      localIdentName: ({ filename = '', local = '' }: { filename?: string; local?: string }) =>
        className(app, packagePath(path.resolve(folder, filename.replace(/\?.*/, ''))), local),
    },
  }
  if (styles !== 'adopted') return sheets
  return {
    test: /\.css$/,
    oneOf: [
      { ...sheets, resourceQuery: /sheet/ },
      { type: 'javascript/auto', use: loaderFile('adopt-sheet-loader') },
    ],
  }
}

/** The rule for sources. `refresh` adds what React needs to replace components in a running page (Fast Refresh). */
const scriptRule = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      // Functions of the compiler that code needs are modules, so that the licence list has their package.
      externalHelpers: true,
    },
    env: { targets: scriptTargets },
  },
})

/**
 * Configuration common to all builds.
 * @param folder the folder of the app, whose name stands in its package.json
 * @param refresh whether its components can be replaced in a running page
 */
export function baseConfig(folder: string, styles: Styles, refresh = false): Configuration {
  return {
    name: remotePackage(folder).name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: runtimeTarget,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['import', 'module', 'webpack', 'browser', 'default'],
    },
    module: {
      // A class that the style sheet does not define is an error, not an empty string.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [scriptRule(refresh), styleRule(folder, styles), { test: /\.woff2$/, type: 'asset/resource' }],
    },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[contenthash:10].css',
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
        ...(styles !== 'adopted' && { 'globalThis.portalEmbed': 'undefined' }),
      }),
      ...(isDevelopment ? [] : [listPackages]),
    ],
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
  }
}
