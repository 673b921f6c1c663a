import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Command } from 'commander'
import { overrideLink } from '../dev/send-override.ts'
import { remotePackage } from '../files/remote-folder.ts'
import { Refused } from '../release/refused.ts'
import { teamKey, type Terminal } from './context.ts'

type DevOptions = { portal: string; port: string; key?: string }

function portalOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Refused(`--portal must be the address of a portal such as https://portal.example, not "${text}".`)
}

/** Adds `dev`, which runs until it is interrupted. */
export function addDevCommand(program: Command, terminal: Terminal): void {
  program
    .command('dev [folder]')
    .description('run a remote from this machine inside a running portal, for your browser only')
    .option('--portal <url>', 'the portal; it must allow overrides', 'http://localhost:3000')
    .option('--port <port>', 'port of the files on this machine (default: a free one)', '0')
    .option('--key <file>', "key file of the team (default: REMOTES_KEY, else release-key.json in the remote's folder)")
    .action(async (given: string | undefined, options: DevOptions) => {
      const folder = path.resolve(terminal.cwd, given ?? '.')
      const [portal, id] = [portalOf(options.portal), randomBytes(16).toString('hex')]
      const key = teamKey(options.key, folder, terminal)
      const { watchRemote } = await import('../dev/watch.ts')
      terminal.out(`Open ${overrideLink({ portal, id })} to see this remote in the portal. Ctrl-C ends it.`)
      const watching = await watchRemote({
        folder,
        portal,
        id,
        key,
        port: Number(options.port),
        now: terminal.now,
        onBuilt: (version) => terminal.out(`${remotePackage(folder).name} ${version} is in ${portal}`),
        onError: (message) => terminal.err(`${message}\n`),
      })
      await new Promise<void>((resolve) =>
        ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
      )
      await watching.close()
    })
}
