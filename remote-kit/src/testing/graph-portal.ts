import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractVersion, ownMajor, type ReleasePointer, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { deprecatedParts, type DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { afterEach, beforeEach } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { changePointer } from '../release/pointer.ts'
import { createKey } from '../release/signing.ts'
import { openReleases } from './released-versions.ts'
import { openTerminal } from './terminal.ts'

/** What each test adds to the list of deprecated parts. */
export const deprecated = { name: '$userData', since: '4.1.0', until: '5.0.0', use: '`$member`' }
const deprecatedList = deprecatedParts as DeprecatedPart[]

/** The folder of the releases of the running test. */
export let folder: string
export let releases: Awaited<ReturnType<typeof openReleases>>

/** Gives each test of the file that calls it a folder of releases and a deprecated part. */
export function useReleases(): void {
  beforeEach(async () => {
    deprecatedList.push({ module: '@portal/shared-contracts/session', ...deprecated })
    folder = mkdtempSync(path.join(tmpdir(), 'graph-'))
    releases = await openReleases(folder)
  })
  afterEach(() => {
    deprecatedList.pop()
    rmSync(folder, { recursive: true })
  })
}

export const graph = (...args: string[]) =>
  openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('graph', ...args)
export const point = (name: string, pointer: ReleasePointer, major = ownMajor) =>
  changePointer(releases.target, name, (before) => ({ ...before, ...pointer }), { major })

const noFiles = { sync: [], async: [] }
const sharedModules = [
  { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', assets: { js: noFiles } },
  {
    name: '@portal/shared-ui/icons/icons',
    version: '1.0.0',
    requiredVersion: '^1.0.0',
    assets: { js: { sync: ['icons.js'], async: [] } },
  },
]
/** Puts a version with its manifest into the store. */
export async function put(
  name: string,
  version: string,
  more: Partial<ReleaseRecord> = {},
  { shared = [], key }: { shared?: object[]; key?: Awaited<ReturnType<typeof createKey>> } = {},
): Promise<void> {
  const remoteEntry = { name: 'entry.js', path: '', type: 'global' }
  const manifest = Buffer.from(JSON.stringify({ metaData: { globalName: 'x', remoteEntry }, exposes: [], shared }))
  await releases.target.write(`remotes/${name}/${version}/mf-manifest.json`, manifest, null)
  const files = { 'mf-manifest.json': integrityOf(manifest) }
  await releases.putVersion(name, version, { shared: { react: '19.3.1' }, files, ...more }, key)
}
const page = (name: string) => ({ routes: [{ path: `/${name}`, title: 'X', chunks: [] }] })
export const session = '@portal/page-library/session'
export const shell = {
  build: 'f89426ab',
  origin: 'https://portal.example',
  contract: contractVersion,
  shared: { react: '19.3.1' },
  paths: ['/'],
  widgets: ['mfe-b/box'],
}

/** Three remotes for two majors of the contract, with a canary, a deprecated part, and a version that edges refuse. */
export async function putPortal(): Promise<void> {
  await releases.register('mfe-a', { widgets: ['teaser'], slots: [{ slot: 'home', widget: 'teaser' }] })
  await releases.register('mfe-c', { offers: ['mfe-c:below'] })
  await releases.register('mfe-b', { widgets: ['box'], slots: [{ slot: 'mfe-c:below', widget: 'box' }] })
  await releases.putShell(shell)
  await put('mfe-a', '1.0.0-a', { ...page('mfe-a'), contract: '3.9.0' })
  const teaser = { widgets: { teaser: [] }, slots: [{ slot: 'home', widget: 'teaser' }], uses: ['mfe-b/box'] }
  const imports = { [session]: ['$status', '$userData'], '@portal/shared-contracts/dates/berlin-time': ['formatDay'] }
  await put('mfe-a', '2.0.0-b', { ...page('mfe-a'), ...teaser, imports }, { shared: sharedModules })
  await put('mfe-a', '2.1.0-c', { ...page('mfe-a'), uses: ['mfe-b/box'], imports: { [session]: ['$status'] } })
  await point('mfe-a', { current: '1.0.0-a' }, '3')
  await point('mfe-a', { current: '2.0.0-b', canary: { version: '2.1.0-c', percent: 5 } })
  const slots = [{ slot: 'mfe-c:below', widget: 'box' }]
  await put('mfe-b', '1.0.0-d', { widgets: { box: [] }, slots, imports: {} })
  await put('mfe-b', '0.9.0-e', { widgets: { box: [] } }, { key: await createKey() })
  await point('mfe-b', { current: '1.0.0-d', previous: '0.9.0-e' })
  await put('mfe-c', '1.0.0-f', {
    ...page('mfe-c'),
    offers: ['mfe-c:below'],
    uses: ['mfe-b/box', 'mfe-b/gone'],
    imports: { [session]: ['$status'] },
  })
  await point('mfe-c', { current: '1.0.0-f' })
}

/** The contracts of shells that take versions of this one: at least `from`, less than `below`. */
export const [from, below] = [contractVersion.split('.').slice(0, 2).join('.'), Number(ownMajor) + 1]
