import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { integrityOf } from '@portal/remote-kit/files/files'
import { embedNames } from '@portal/shared-contracts/embed/elements'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import { chunkIntegrity, emitJson, insertScripts } from '@portal/remote-kit/webpack/scripts'
import { withBrand } from '@portal/tooling/webpack/brand'
import { pageRuntime } from '@portal/tooling/webpack/page-runtime'

/** React of the embedding page, or the embed's own, as the loader has put it on the page. */
const react: Readonly<Record<string, string>> = {
  react: 'portalEmbed.react.React',
  'react-dom': 'portalEmbed.react.ReactDOM',
  'react-dom/client': 'portalEmbed.react.ReactDOMClient',
}

/** Which file is which, with their hashes, for the edge's `registry.json`. */
const writeManifest = emitJson('manifest.json', (compilation) => ({
  entries: Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()[0]])),
  files: Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => [name, integrityOf(Buffer.from(source.source()))]),
  ),
}))

/** React and the runtime that the elements of a page share; loaded with integrity, so their names have a hash. */
function partsConfig(): Configuration {
  const base = withBrand(baseConfig(import.meta.dirname, 'adopted'))
  return {
    ...base,
    name: 'embed-parts',
    entry: { runtime: './src/runtime/main.tsx', react: './src/react.ts' },
    output: { ...base.output, publicPath: 'auto', uniqueName: 'portal-embed' },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ky$: path.join(import.meta.dirname, 'src/runtime/http.ts') },
    },
    externalsType: 'var',
    externals: [
      ({ request = '', contextInfo }, done) => {
        // The entry `react` bundles React; only the runtime takes the one on the page.
        const bundles = /src\/react\.ts$|node_modules\/react/.test(contextInfo?.issuer ?? '')
        done(undefined, bundles ? undefined : react[request])
      },
    ],
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /shared-ui\/src\/styles\/(tokens|base)\.css$/,
          resourceQuery: /sheet/,
          enforce: 'pre',
          use: path.join(import.meta.dirname, 'tokens-loader.ts'),
        },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      pageRuntime,
      new webpack.ProvidePlugin({
        'Array.from': [path.join(import.meta.dirname, 'src/runtime/array-from.ts'), 'arrayFrom'],
      }),
      insertScripts,
      ...chunkIntegrity(),
      writeManifest,
    ],
  }
}

/** The script of a tag under the name of each element: it loads everything else with integrity. */
function scriptsConfig(): Configuration {
  const base = withBrand(baseConfig(import.meta.dirname, 'adopted'))
  return {
    ...base,
    name: 'embed-scripts',
    // After the parts, whose build empties the folder.
    dependencies: ['embed-parts'],
    entry: Object.fromEntries(embedNames.map((name) => [name, './src/script.ts'])),
    output: { ...base.output, clean: false, filename: '[name].js', uniqueName: 'portal-embed-scripts' },
  }
}

export default [partsConfig(), scriptsConfig()]
