import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { serveRemote } from '@portal/remote-kit/dev/serve'
import { localKey } from '@portal/remote-kit/release/signing'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import webpack, { type Configuration } from 'webpack'
import { root } from '../build/root.ts'
import { dataDir, publicOrigin, releaseBuilt, startServers } from './servers.ts'
import { workspaceRemotes } from './workspace-remotes.ts'

// `npm run dev -- mfe-rewards` runs the built portal with the dev server of the named remote, which replaces changed
// components in open pages. Without a name it rebuilds the shell at every change, and open pages reload.

const chosen = process.argv[2]
const remotes: readonly RemoteName[] = workspaceRemotes.filter((name) =>
  existsSync(path.join(root, name, 'webpack.config.ts')),
)
const remote = remotes.find((name) => name === chosen)
if (chosen !== undefined && chosen !== 'shell' && remote === undefined) {
  console.error(`There is no remote "${chosen}". Try one of: ${remotes.join(', ')}, or no name for the shell.`)
  process.exit(1)
}

/** Tells the portal where the remote's dev server is. */
async function serve(name: RemoteName): Promise<void> {
  const { ended } = await serveRemote({
    folder: path.join(root, name),
    portal: publicOrigin,
    port: 0,
    key: await localKey(dataDir),
    now: () => new Date(),
    onServed: (paths) => console.log(`\n${name} is in ${publicOrigin}${paths[0] ?? '/'} with its dev server.\n`),
    onError: console.error,
  })
  await ended
  console.error(`The dev server of ${name} has ended.`)
  process.kill(process.pid, 'SIGTERM')
}

async function watchShell(): Promise<void> {
  // The webpack configuration reads it when it is imported.
  process.env['NODE_ENV'] = 'development'
  const { default: config } = (await import(path.join(root, 'shell/webpack.config.ts'))) as { default: Configuration }
  webpack(config)?.watch({}, (error, stats) => {
    if (error) return console.error(error)
    if (stats?.hasErrors()) return console.error(stats.toString('errors-only'))
    // Its last file makes the build available; open pages reload.
    const prerender = ['tooling/build/prerender-shell.ts', 'development/dist']
    spawnSync(process.execPath, prerender, { cwd: root, stdio: 'inherit' })
    console.log(`shell built ${new Date().toLocaleTimeString('de-DE')}`)
  })
}

await releaseBuilt()
await startServers({ LIVE_RELOAD: '1' })
await (remote === undefined ? watchShell() : serve(remote))
