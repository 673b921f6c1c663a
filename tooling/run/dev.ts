import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Configuration } from 'webpack'
import { root } from '../build/root.ts'
import { startGallery } from './gallery.ts'
import { release, releaseBuilt, startServers } from './servers.ts'
import { workspaceRemotes } from './workspace-remotes.ts'

// `npm run dev -- mfe-rewards` runs the built portal and rebuilds the named remote, or the shell without a name, on
// every change. The remote is released locally as in production, and open pages reload. The component gallery runs beside
// it.

const chosen = process.argv[2]
const remotes: readonly RemoteName[] = workspaceRemotes.filter((name) =>
  existsSync(path.join(root, name, 'webpack.config.ts')),
)
const remote = remotes.find((name) => name === chosen)
if (chosen !== undefined && chosen !== 'shell' && remote === undefined) {
  console.error(`There is no remote "${chosen}". Try one of: ${remotes.join(', ')}, or no name for the shell.`)
  process.exit(1)
}

/** Makes a finished build available; open pages reload. */
async function publishBuild(): Promise<void> {
  if (remote !== undefined) await release(remote)
  else spawnSync(process.execPath, ['tooling/build/prerender-shell.ts'], { cwd: root, stdio: 'inherit' })
  console.log(`${remote ?? 'shell'} built ${new Date().toLocaleTimeString('de-DE')}`)
}

async function watch(): Promise<void> {
  // The webpack configuration reads it when it is imported.
  process.env['NODE_ENV'] = 'development'
  const file = path.join(root, remote ?? 'shell', 'webpack.config.ts')
  const { default: config } = (await import(file)) as { default: Configuration }
  const compiler = webpack(config)
  compiler?.watch({}, (error, stats) => {
    if (error) console.error(error)
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'))
    else void publishBuild()
  })
}

await releaseBuilt()
const { origin } = await startGallery(Number(process.env['GALLERY_PORT'] ?? '3300'))
await startServers({ LIVE_RELOAD: '1' }, [
  `Gallery:  ${origin}/  (every component in each of its states, light and dark)`,
])
await watch()
