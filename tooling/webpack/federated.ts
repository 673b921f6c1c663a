import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionalShared, singletons, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Configuration } from 'webpack'
import { baseConfig } from './base.ts'
import { root } from '../build/root.ts'
import { buildId } from './build-id.ts'
import { refuseOwnSingletons } from './singletons-plugin.ts'
import { writeBuildFacts } from './facts-plugin.ts'

const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/** Singletons come from the page: `import: false` leaves no own copy in the bundle. */
const fromThePage = Object.fromEntries(
  singletons.map((name) => [
    name,
    {
      import: false as const,
      singleton: true,
      requiredVersion: react.includes(name) ? ('^19.0.0' as const) : (false as const),
    },
  ]),
)

/**
 * By file, because neighbours import one another by path. Nothing is provided to others: what a
 * remote brings of its own it keeps to itself.
 */
const lentByThePage = Object.fromEntries(
  Object.entries(optionalShared).map(([shareKey, version]) => {
    const file = fileURLToPath(import.meta.resolve(shareKey))
    return [file, { import: file, shareKey, requiredVersion: `^${version}`, strictVersion: true }]
  }),
)

/** `./routes`, and every file of `src/widgets` under its own name. */
function exposes(app: string): Record<string, string> {
  const widgets = globSync('src/widgets/*.ts', { cwd: path.join(root, app) }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  return {
    './routes': './src/routes.ts',
    ...Object.fromEntries(widgets.map((file) => [`./${path.basename(file, '.ts')}`, `./${file}`])),
  }
}

/**
 * The build of one remote: webpack's own container, without React or the session in it
 * (design §6). An app that needs more changes this factory.
 */
export function createFederatedConfig(app: RemoteName): Configuration {
  // Two versions of a remote may meet on one page (last known good): their globals differ.
  const global = `${app.replaceAll('-', '_')}_${buildId(app)}`
  const base = baseConfig(app, 'adopted')
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: global, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: global,
        filename: 'entry.js',
        library: { type: 'window', name: global },
        exposes: exposes(app),
      }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { ...fromThePage, ...lentByThePage } }),
      refuseOwnSingletons(),
      writeBuildFacts(global),
    ],
  }
}
