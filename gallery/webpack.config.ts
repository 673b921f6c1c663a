import { baseConfig } from '@portal/remote-kit/webpack/base'
import { withBrand } from '../tooling/webpack/brand.ts'
import type { Configuration } from 'webpack'

const base = withBrand(baseConfig(import.meta.dirname, 'linked'))

const config: Configuration = {
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
  // Without the plugin that loads chunks of released files only.
}

export default config
