import { shared } from '@portal/shared-contracts/remotes/shared'
import { reportImports } from '@portal/remote-kit/imports/report-imports'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import manifest from './package.json' with { type: 'json' }

// Two versions may be on one page, so the version is part of every global name and class name.
const name = `${manifest.name}_${manifest.version}`.replaceAll(/\W/g, '_')

/** `rsbuild build` builds a release, `rsbuild dev` serves the remote for development. */
export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name,
      filename: 'remoteEntry.js',
      // Each page of src/routes.ts, and each widget by its name.
      exposes: { './pages/overview': './src/pages/overview.tsx' },
      shared: { ...shared },
      dts: false,
      // The portal provides the runtime.
      experiments: { externalRuntime: true },
    }),
  ],
  source: { entry: {} },
  output: {
    assetPrefix: 'auto',
    cssModules: { namedExport: true, exportLocalsConvention: 'asIs', localIdentName: `${name}_[local]_[hash:hex:6]` },
  },
  security: { sri: { enable: 'auto' } },
  server: { strictPort: true },
  tools: {
    rspack: {
      // After an error the next change would otherwise reload the page.
      optimization: { emitOnErrors: false },
      // For the release record: which parts of the contract it imports.
      plugins: [reportImports],
    },
  },
})
