import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { remoteNames, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import webpack, { type Configuration } from 'webpack'
import { root } from '../build/root.ts'
import { release, releaseBuilt, startServers } from './servers.ts'

// `npm run dev -- mfe-rewards`: the whole portal as built, and the named remote (or the shell,
// without a name) built anew at every change, released locally and shown by reloading the page.
// It is the way a release takes in production too, so nothing behaves differently there.

const wanted = process.argv[2]
const remotes: readonly RemoteName[] = remoteNames.filter((name) =>
  existsSync(path.join(root, name, 'webpack.config.ts')),
)
const remote = remotes.find((name) => name === wanted)
if (wanted !== undefined && wanted !== 'shell' && remote === undefined) {
  console.error(`There is no remote "${wanted}". Try one of: ${remotes.join(', ')}, or no name for the shell.`)
  process.exit(1)
}

/** Lets a finished build reach the open pages. */
async function show(): Promise<void> {
  if (remote !== undefined) await release(remote)
  else spawnSync(process.execPath, ['tooling/build/finish-shell.ts'], { cwd: root, stdio: 'inherit' })
  console.log(`${remote ?? 'shell'} built ${new Date().toLocaleTimeString('de-DE')}`)
}

async function watch(): Promise<void> {
  // Read by the webpack factory when the configuration is imported.
  process.env['NODE_ENV'] = 'development'
  const file = path.join(root, remote ?? 'shell', 'webpack.config.ts')
  const { default: config } = (await import(file)) as { default: Configuration }
  const compiler = webpack(config)
  compiler?.watch({}, (error, stats) => {
    if (error) console.error(error)
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'))
    else void show()
  })
}

await releaseBuilt()
await startServers({ LIVE_RELOAD: '1' })
await watch()
