import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { developmentRemotesPath } from '@portal/shared-contracts/remotes'
import { addClaim, changeRegistry } from '@portal/remote-kit/release/registry'
import { localKey } from '@portal/remote-kit/release/signing'
import { folderTarget } from '@portal/remote-kit/targets/folder-target'
import { root } from '@portal/tooling/build/root'
import { startProcess } from '@portal/tooling/run/start-process'
import { startPortal, type Portal } from './portal.ts'
import { copied } from './versions.ts'

/** Builds the shell for development, if it is not built, and starts a portal of development. */
export async function startDevelopmentPortal(): Promise<Portal> {
  const build = ['turbo', 'run', 'build:development', '--filter=@portal/shell']
  execFileSync('npx', build, { cwd: root, stdio: 'ignore', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } })
  return startPortal({ LIVE_RELOAD: '1' })
}

/** A remote outside the repository that `remotes dev` shows in a portal of development. */
export type ServedRemote = AsyncDisposable & {
  /** Replaces the text of a source file. */
  edit: (file: string, text: string | ((before: string) => string)) => void
  /** Whether a build was written. */
  hasBuild: () => boolean
  /** What `remotes dev` has printed. */
  log: () => string
}

/**
 * Creates a remote from the template with further source files, registers it in a portal and starts `remotes dev`. It
 * finds its packages in this repository.
 */
export async function serveNewRemote(
  portal: Portal,
  name: string,
  address: string,
  files: Readonly<Record<string, string>>,
): Promise<ServedRemote> {
  const place = mkdtempSync(path.join(tmpdir(), 'served-'))
  const folder = path.join(place, name)
  const command = path.join(root, 'remote-kit/src/commands/remotes.ts')
  const create = [command, 'create', name, '--path', address, '--title', 'Feste']
  execFileSync(process.execPath, create, { cwd: place, stdio: 'ignore' })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const edit: ServedRemote['edit'] = (file, text) => {
    const source = path.join(folder, 'src', file)
    mkdirSync(path.dirname(source), { recursive: true })
    writeFileSync(source, typeof text === 'string' ? text : text(readFileSync(source, 'utf8')))
  }
  for (const [file, text] of Object.entries(files)) edit(file, text)

  const key = await localKey(portal.dataDir)
  const change = { target: folderTarget(portal.releases), key, trusted: [], now: new Date(), dryRun: false }
  const claim = { keys: [key.public.x ?? ''], paths: [address], widgets: [], menu: [], slots: [] }
  await changeRegistry(change, (remotes) => addClaim(remotes, name, claim))
  await copied(portal)

  const dev = await startProcess({
    args: [command, 'dev', '--portal', portal.origin],
    cwd: folder,
    env: { REMOTES_KEY: path.join(portal.dataDir, 'release-key.json') },
    readyUrl: async () => (await (await fetch(portal.origin + developmentRemotesPath)).text()).includes(`"${name}"`),
  })
  return {
    edit,
    hasBuild: () => existsSync(path.join(folder, 'dist')),
    log: dev.log,
    [Symbol.asyncDispose]: async () => {
      await dev.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
