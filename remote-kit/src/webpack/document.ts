import type { Configuration } from 'webpack'
import { remotePackage } from '../files/remote-folder.ts'
import { baseConfig } from './base.ts'

/**
 * Configuration of documents of a remote that run without the shell: scripts with fixed names, each complete, in the
 * remote's release. Preact takes React's place, because nothing is shared there and it is a tenth of the size.
 */
export function createDocumentConfig(folder: string, entry: Record<string, string>): Configuration {
  const { name } = remotePackage(folder)
  const base = baseConfig(folder, 'linked')
  return {
    ...base,
    name: `${name}-documents`,
    // After the remote's own build, which empties the folder.
    dependencies: [name],
    entry,
    resolve: {
      ...base.resolve,
      alias: {
        react$: 'preact/compat',
        'react/jsx-runtime$': 'preact/jsx-runtime',
        'react-dom/client$': 'preact/compat/client',
        '@portal/shared-contracts/brand/brand$': '@portal/page-library/brand/brand-of-document',
      },
    },
    output: {
      ...base.output,
      clean: false,
      filename: '[name].js',
      cssFilename: '[name].css',
      uniqueName: `${name}-documents`,
      publicPath: 'auto',
    },
  }
}
