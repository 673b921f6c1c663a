import path from 'node:path'
import { baseConfig, isDevelopment } from '@portal/remote-kit/webpack/base'
import { chunkIntegrity, insertScripts } from '@portal/remote-kit/webpack/scripts'
import webpack, { type Configuration } from 'webpack'
import { root } from '../build/root.ts'
import { withBrand } from './brand.ts'
import { writeManifest } from './manifest-plugin.ts'
import { pageRuntime } from './page-runtime.ts'

const folder = path.join(root, 'shell')
const dist = path.join(root, isDevelopment ? 'shell/development/dist' : 'shell/dist')

/**
 * Chromium compiles the functions of the portal's scripts in the background while they load, not one by one when they
 * are called; that is a third of the work on the page's own thread. Other browsers ignore the comment.
 */
const compileWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(react|main)\..*\.js$/,
  // After the minimiser, which removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

/**
 * React in a file of its own: a phone takes what was compiled in the background over in two shorter tasks, and the file
 * stays in the browser's cache when a release changes only the portal.
 */
const reactFile = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: ({ name }: webpack.Chunk) => name === 'main',
  enforce: true,
}

const publicPath = '/assets/'

/** Pictures have paths as addresses, the same in the prerendered documents and in the browser. */
const withPathsOfPictures = (module: Configuration['module']): NonNullable<Configuration['module']> => ({
  ...module,
  parser: { ...module?.parser, javascript: { ...module?.parser?.['javascript'], url: 'relative' } },
  generator: { ...module?.generator, 'asset/resource': { publicPath } },
})

/** The shell for the browser: an ordinary bundle that provides the singletons. */
function browserConfig(): Configuration {
  const base = withBrand(baseConfig(folder, 'linked'))
  return {
    ...base,
    entry: {
      main: [...(isDevelopment ? ['./src/development/refresh.ts'] : []), './src/app/main.tsx'],
      boot: './src/boot/boot.ts',
      'report-timings': './src/remotes/report-timings.ts',
    },
    module: withPathsOfPictures(base.module),
    output: { ...base.output, path: path.join(dist, 'assets'), publicPath, uniqueName: 'shell' },
    optimization: { ...base.optimization, realContentHash: true, splitChunks: { cacheGroups: { react: reactFile } } },
    plugins: [
      ...(base.plugins ?? []),
      pageRuntime,
      insertScripts,
      ...chunkIntegrity(),
      writeManifest,
      compileWhileLoading,
    ],
  }
}

/**
 * The panel for developers: outside of the folder `assets`, because only pages that have it may load it, and a build of
 * its own, because modules that it shared with the portal's script would make that longer.
 */
function panelConfig(): Configuration {
  const base = withBrand(baseConfig(folder, 'adopted'))
  return {
    ...base,
    name: 'panel',
    entry: { panel: './src/panel/panel.ts' },
    // Without the functions of the federation runtime that it does not use, which its packages do not allow by
    // themselves.
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), { test: /@module-federation/, sideEffects: false }],
    },
    output: { ...base.output, path: path.join(dist, 'panel'), uniqueName: 'panel' },
    plugins: [...(base.plugins ?? []), pageRuntime],
  }
}

/** Leaves `import.meta` as it is: webpack would write the folder of the build in its place. */
const withImportMeta = (module: Configuration['module']): NonNullable<Configuration['module']> => ({
  ...module,
  parser: { ...module?.parser, javascript: { ...module?.parser?.['javascript'], importMeta: false } },
})

/** The shell's pages for Node, which `tooling/build/prerender-shell.ts` renders. */
function prerenderConfig(): Configuration {
  const base = withBrand(baseConfig(folder, 'names'))
  return {
    ...base,
    name: 'prerender',
    target: 'node24',
    entry: { prerender: './src/app/prerender.tsx' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: base.resolve?.alias ?? {} },
    module: withImportMeta(withPathsOfPictures(base.module)),
    output: {
      ...base.output,
      path: path.join(dist, 'prerender'),
      filename: '[name].mjs',
      chunkFilename: '[contenthash].mjs',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    experiments: { ...base.experiments, outputModule: true },
    optimization: { minimize: false, splitChunks: false },
  }
}

/** The three builds of the shell: for browsers, of the panel for developers, and for the prerendered documents. */
export const createShellConfig = (): Configuration[] => [browserConfig(), panelConfig(), prerenderConfig()]
