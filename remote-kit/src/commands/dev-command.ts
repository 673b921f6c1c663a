import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { registrationOf } from '@portal/shared-contracts/remotes'
import type { Command } from 'commander'
import { hasDevServer } from '../dev/dev-server.ts'
import { overrideLink, type LocalRemote } from '../dev/send-override.ts'
import { brandOf, findPortal, type FoundPortal } from '../dev/find-portal.ts'
import { serveRemote } from '../dev/serve.ts'
import { remotePackage } from '../files/remote-folder.ts'
import { Refused } from '../refused.ts'
import { describedParts, readRemoteJson } from '../release/described-parts.ts'
import { portalOf } from './option-values.ts'
import { teamKey } from './options.ts'
import type { Terminal } from './terminal.ts'

type DevOptions = { portal: string; port: string; key?: string }

/** Adds `dev`, which runs until it is interrupted. */
export function addDevCommand(program: Command, terminal: Terminal): void {
  program
    .command('dev [folder]')
    .description('run a remote from this machine inside a running portal')
    .option('--portal <url>', 'the portal; a deployed one must allow overrides', 'http://localhost:3000')
    .option('--port <port>', 'port of the files on this machine (default: a free one)', '0')
    .option('--key <file>', "key file of the team (default: REMOTES_KEY, else release-key.json in the remote's folder)")
    .action(async (given: string | undefined, { port, key: option, portal: address }: DevOptions) => {
      const folder = path.resolve(terminal.cwd, given ?? '.')
      const portal = portalOf(address)
      const key = teamKey(option, folder, terminal)
      const onError = (message: string): void => terminal.err(`${message}\n`)
      const options = { folder, portal, key, port: Number(port), now: terminal.now, onError }
      const { isDevelopment } = await portalFor(options, terminal)
      const running =
        hasDevServer(folder) && isDevelopment ? await serve(options, terminal) : await build(options, terminal)
      try {
        await running.ended
      } finally {
        await running.close()
      }
    })
}

/** Names the portal and asks it whether it takes the remote, before anything is built or sent. @throws Refused */
async function portalFor({ folder, portal, key }: LocalRemote, terminal: Terminal): Promise<FoundPortal> {
  terminal.out(`${portal} is the portal of ${await brandOf(portal)}.`)
  const remote = readRemoteJson([folder])
  const name = remote.name ?? remotePackage(folder).name
  const found = await findPortal(portal, name, { key })
  if (found.fault === null) return found
  // Sources with a fault say nothing of what the remote uses.
  const { widgets, ...parts } = await describedParts(folder, remote).catch(() => ({ routes: [], widgets: [] }))
  const used = { ...parts, widgets: Object.fromEntries(widgets.map((widget) => [widget, []])) }
  const command = registrationOf(name, used, key.public.x)
  throw new Refused(`${found.fault} An operator runs "${command}".`)
}

const interrupted = (): Promise<void> =>
  new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())))

/** In a portal of development: by the remote's dev server, for every page. */
async function serve(options: LocalRemote, terminal: Terminal) {
  const { name } = remotePackage(options.folder)
  const { ended, close } = await serveRemote({
    ...options,
    onServed: (paths) =>
      terminal.out(`${name} is in ${options.portal}${paths[0] ?? '/'} with its dev server. Ctrl-C ends it.`),
  })
  const unexpected = ended.then(() => {
    throw new Refused(`The dev server of ${name} has ended ("npm run serve").`)
  })
  return { ended: Promise.race([interrupted(), unexpected]), close }
}

/** In a deployed portal: by builds with hashes, for the browser that opens the link. */
async function build(options: LocalRemote, terminal: Terminal) {
  const { folder, portal } = options
  const id = randomBytes(16).toString('hex')
  const { watchRemote } = await import('../dev/watch.ts')
  terminal.out(`Open ${overrideLink({ portal, id })} to see this remote in the portal. Ctrl-C ends it.`)
  const { close } = await watchRemote({
    ...options,
    id,
    onBuilt: (version) => terminal.out(`${remotePackage(folder).name} ${version} is in ${portal}`),
  })
  return { ended: interrupted(), close }
}
