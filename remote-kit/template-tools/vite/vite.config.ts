import { reportImportsOfVite } from '@portal/remote-kit/imports/report-imports-of-vite'
import { shared } from '@portal/shared-contracts/remotes/shared'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

// Two versions may be on one page, so the version is part of the name and of class names.
const name = `${manifest.name}_${manifest.version}`.replaceAll(/\W/g, '_')

/** `vite build` builds a release, `vite` serves the remote for development. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    // For the release record: which parts of the contract it imports.
    reportImportsOfVite(),
    federation({
      name,
      filename: 'remoteEntry-[hash].js',
      // Each page of src/routes.ts, and each widget by its name.
      exposes: { './pages/overview': './src/pages/overview.tsx' },
      shared,
      dts: false,
      manifest: true,
      // The portal provides the runtime.
      experiments: { externalRuntime: true },
    }),
  ],
  // There is no index.html, and Vite needs an input.
  build: { target: 'es2022', rolldownOptions: { input: 'src/routes.ts' } },
  css: { modules: { generateScopedName: `${name}_[local]_[hash:base64:6]` } },
  server: { strictPort: true },
})
