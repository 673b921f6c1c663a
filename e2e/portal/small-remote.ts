import { randomBytes } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addPreview, endPreviews, readPreviews } from '@portal/remote-kit/release/previews'
import { addClaim, changeRegistry, removeRemote, type Claim } from '@portal/remote-kit/release/registry'
import { localKey } from '@portal/remote-kit/release/signing'
import { folderTarget } from '@portal/remote-kit/targets/folder-target'
import { contractVersion, previewIdOf, previewsPath } from '@portal/shared-contracts/remotes'
import type { Portal } from './portal.ts'
import { addVersion, copied, recordOf } from './versions.ts'

/** A remote of one page and one widget that is written by hand, so that a journey needs no build. */
export const market = { name: 'mfe-market', path: '/wochenmarkt', label: 'Wochenmarkt' } as const
const menu = [{ menu: 'legal', label: market.label, path: market.path }]
const widget = 'teaser'
const slotsOf = (names: readonly string[]) => names.map((slot) => ({ slot, widget }))
const slots = slotsOf(['home', 'overview'])

async function registryOf(portal: Portal) {
  const key = await localKey(portal.dataDir)
  return { target: folderTarget(portal.releases), key, trusted: [], now: new Date(), dryRun: false }
}

/**
 * Adds the small remote to the registry document, with its path, its entry in the menu and its widget in both slots;
 * `previews`: it may have some.
 */
export async function registerMarket(portal: Portal, { previews = false } = {}): Promise<void> {
  await register(portal, market.name, { paths: [market.path], menu, widgets: [widget], slots, previews })
}

/** Adds claims of a remote to the registry document, with the key of the portal. */
export async function register(portal: Portal, name: string, claim: Claim): Promise<void> {
  const change = await registryOf(portal)
  const keys = [change.key.public.x ?? '']
  await changeRegistry(change, (remotes) => addClaim(remotes, name, { ...claim, keys }))
  await copied(portal)
}

/** Removes a remote from the registry document. */
export async function unregister(portal: Portal, name: string): Promise<void> {
  await changeRegistry(await registryOf(portal), (remotes) => removeRemote(remotes, name))
  await copied(portal)
}

/**
 * The code of a container with a page that shows a heading, and a widget that shows it too and is higher than its
 * placeholder, or that throws; the code says on the page that it ran.
 */
const entryOf = (global: string, heading: string, breaks: boolean): string => `
globalThis.marketRan = [...(globalThis.marketRan ?? []), ${JSON.stringify(global)}]
globalThis.${global} = (() => {
  let scope
  const react = async () => (await Object.values(scope.react)[0].get())()
  const loads = (tag, props) => async () => {
    const { createElement } = await react()
    return { Component: () => createElement(tag, props, ${JSON.stringify(heading)}) }
  }
  const shown = loads('h2', { style: { minHeight: '20rem' } })
  const broken = async () => ({ Component: () => { throw new Error('broken on purpose') } })
  const modules = { './page': loads('h1', null), './${widget}': ${breaks ? 'broken' : 'shown'} }
  return {
    init: (shared) => void (scope = shared),
    async get(name) {
      const module = await modules[name]()
      return () => module
    },
  }
})()`

/** Adds a preview of a version of the small remote, which ends at a time. Returns the path of its link. */
export async function addMarketPreview(portal: Portal, version: string, expires: Date): Promise<string> {
  const { record, code } = marketBuild(version, contractVersion)
  await using dist = await mkdtempDisposable(path.join(tmpdir(), 'preview-'))
  for (const [file, text] of Object.entries(code)) await writeFile(path.join(dist.path, file), text)
  const { target, key, now } = await registryOf(portal)
  const secret = randomBytes(32).toString('base64url')
  const times = { created: now.toISOString(), expires: expires.toISOString() }
  const preview = {
    preview: true as const,
    id: await previewIdOf(secret, { portal: portal.origin, remote: market.name }),
    record,
    by: 'Ada',
    ...times,
  }
  await addPreview(target, { preview, dist: dist.path, key }, now, () => {})
  return `${previewsPath}/${secret}`
}

/** Ends all previews of the small remote, as `remotes preview end --all` does. */
export async function endMarketPreviews(portal: Portal): Promise<void> {
  const { target, now } = await registryOf(portal)
  const ids = (await readPreviews(target, market.name, now)).map(({ id }) => id)
  await endPreviews(target, market.name, ids, now)
}

type MarketOptions = {
  breaks?: boolean
  /** Slots that its widget fills, by default those of the shell. */
  slots?: readonly string[]
}

/** A build of the small remote for a contract; its heading names the version. */
export function marketBuild(version: string, contract: string, { breaks = false, slots: filled }: MarketOptions = {}) {
  const global = `market_${version.replace(/\W/g, '_')}`
  const code = { 'entry.js': entryOf(global, `${market.label} ${version}`, breaks) }
  const { name, label } = market
  const routes = [{ path: market.path, title: label, expose: './page', chunks: [] }]
  const parts = { routes, widgets: { [widget]: [] }, menu, slots: filled ? slotsOf(filled) : slots }
  const about = { name, version, revision: 'r', contract, entry: 'entry.js', global, ...parts }
  return { record: recordOf(about, code), code }
}

/** Adds a version of the small remote to the releases of a portal. */
export async function addMarketVersion(
  portal: Portal,
  version: string,
  contract: string,
  options?: MarketOptions,
): Promise<void> {
  const { record, code } = marketBuild(version, contract, options)
  await addVersion(portal, record, code)
}
