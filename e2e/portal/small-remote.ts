import { addClaim, changeRegistry, removeRemote } from '../../remote-kit/src/release/registry.ts'
import { localKey } from '../../remote-kit/src/release/signing.ts'
import { folderTarget } from '../../remote-kit/src/targets/folder-target.ts'
import type { Portal } from './portal.ts'
import { addVersion, recordOf } from './versions.ts'

/** A remote of one page that is written by hand, so that a journey needs no build. */
export const market = { name: 'mfe-market', path: '/wochenmarkt', label: 'Wochenmarkt' } as const
const menu = [{ menu: 'legal', label: market.label, path: market.path }]

async function registryOf(portal: Portal) {
  const key = await localKey(portal.dataDir)
  return { target: folderTarget(portal.releases), key, trusted: [], now: new Date(), dryRun: false }
}

/** Adds the small remote to the registry document, with its path and its entry in the menu. */
export async function registerMarket(portal: Portal): Promise<void> {
  const change = await registryOf(portal)
  const claim = { keys: [change.key.public.x ?? ''], paths: [market.path], menu }
  await changeRegistry(change, (remotes) => addClaim(remotes, market.name, claim))
}

/** Removes a remote from the registry document. */
export async function unregister(portal: Portal, name: string): Promise<void> {
  await changeRegistry(await registryOf(portal), (remotes) => removeRemote(remotes, name))
}

/** The code of a container with one page that shows a heading; it says on the page that it ran. */
const entryOf = (global: string, heading: string): string => `
globalThis.marketRan = [...(globalThis.marketRan ?? []), ${JSON.stringify(global)}]
globalThis.${global} = (() => {
  let scope
  const react = async () => (await Object.values(scope.react)[0].get())()
  const load = async () => {
    const { createElement } = await react()
    return { Component: () => createElement('h1', null, ${JSON.stringify(heading)}) }
  }
  const routes = [{ path: '${market.path}', title: '${market.label}', load }]
  return {
    init: (shared) => void (scope = shared),
    get: async () => () => ({ routes, menu: ${JSON.stringify(menu)} }),
  }
})()`

/** A build of the small remote for a contract; its heading names the version. */
export function marketBuild(version: string, contract: string) {
  const global = `market_${version.replace(/\W/g, '_')}`
  const code = { 'entry.js': entryOf(global, `${market.label} ${version}`) }
  const { name, path, label } = market
  const routes = [{ path, title: label, chunks: [] }]
  const about = { name, version, revision: 'r', contract, entry: 'entry.js', global, routes, widgets: {}, menu }
  return { record: recordOf(about, code), code }
}

/** Adds a version of the small remote to the releases of a portal. */
export async function addMarketVersion(portal: Portal, version: string, contract: string): Promise<void> {
  const { record, code } = marketBuild(version, contract)
  await addVersion(portal, record, code)
}
