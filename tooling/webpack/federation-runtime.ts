import webpack from 'webpack'

/**
 * Leaves parts of the federation runtime out of a page that calls none of them: those for Node, and those that read
 * manifests, because entries and files of remotes are those of their release records. `ModuleFederationPlugin` defines the
 * same by `experiments.optimization`, `target` and `disableSnapshot`.
 */
export const smallerFederationRuntime = new webpack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
})
