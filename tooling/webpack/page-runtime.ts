import webpack from 'webpack'

/**
 * For builds that bundle the federation runtime: leaves out of it what pages do not use, the loader for Node and the
 * reading of manifests, because release records name the entries of remotes. These are the constants that
 * `ModuleFederationPlugin` sets for its options `target` and `disableSnapshot`.
 */
export const pageRuntime = new webpack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
})
