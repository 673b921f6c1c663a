import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import type { Configuration } from 'webpack'
import { baseConfig } from './base.ts'

/**
 * Configuration of documents of a remote that run without the shell: scripts with fixed names, each complete, in the
 * remote's release. Preact takes React's place, because nothing is shared there and it is a tenth of the size.
 */
export function createDocumentConfig(app: RemoteName, entry: Record<string, string>): Configuration {
  const base = baseConfig(app, 'linked')
  return {
    ...base,
    name: `${app}-documents`,
    // After the remote's own build, which empties the folder.
    dependencies: [app],
    entry,
    resolve: {
      ...base.resolve,
      alias: {
        react$: 'preact/compat',
        'react/jsx-runtime$': 'preact/jsx-runtime',
        'react-dom/client$': 'preact/compat/client',
      },
    },
    output: {
      ...base.output,
      clean: false,
      filename: '[name].js',
      cssFilename: '[name].css',
      uniqueName: `${app}-documents`,
      publicPath: 'auto',
    },
    // Without the plugin that loads chunks: there are none.
    plugins: (base.plugins ?? []).slice(0, 1),
  }
}
