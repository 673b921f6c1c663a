import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime-tools'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { hasComponent, isCompatible, matchRoute } from '@portal/shared-contracts/remotes'
import { shareScope } from '@portal/page-library/federation/share-scope'
import type { ComponentType } from 'react'
import { EmbedError } from '../loader/embed-error.ts'
import type { EmbeddingPage, EmbedRelease, ViewOptions } from '../loader/page-types.ts'
import { checkedScript, renewFile, timeout, withTimeout } from '../loader/scripts.ts'
import { memoryDrafts } from './drafts.ts'
import * as navigation from './navigation.tsx'

/** A page of a remote whose entry is loaded; its own code loads when the session allows the page. */
export type RemotePage = { loginRequired: boolean; load: () => Promise<ComponentType> }

/** Runtime plugin that loads the entries of remotes with their hash and the time limit. */
const checkedEntries = (page: EmbeddingPage): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript: ({ url }) => ({ script: checkedScript(page, url), timeout }),
})

let instance: ModuleFederation | undefined

/** The federation instance of the elements, whose runtime their remotes take. */
const federationOf = (page: EmbeddingPage): ModuleFederation =>
  (instance ??= createInstance({
    name: 'portal-embed',
    remotes: [],
    shared: shareScope({ drafts: memoryDrafts, navigation }),
    plugins: [provideRuntime(), checkedEntries(page)],
  }))

/**
 * The page of a remote from its current release, or from the previous one if that has another contract or lacks the
 * page. Its code loads the same way, once more after an error.
 * @throws EmbedError if no release has the page
 */
export async function loadPage(page: EmbeddingPage, { remote, page: path }: ViewOptions): Promise<RemotePage> {
  const releases = [remote, ...(remote.previous ? [remote.previous] : [])]
  const loadersOf = (release: EmbedRelease): (() => Promise<RemotePage>)[] => [
    () => openPage(page, release, path),
    async () => {
      await renewFiles(release, path)
      return openPage(page, release, path)
    },
  ]
  const { loginRequired } = await firstOf(releases.flatMap(loadersOf))
  const load = (): Promise<ComponentType> =>
    firstOf(releases.flatMap(loadersOf).map((open) => async () => withTimeout((await open()).load())))
  return { loginRequired, load }
}

/** The first result of functions that are called in their order. @throws EmbedError with the last error */
async function firstOf<T>(loaders: readonly (() => Promise<T>)[]): Promise<T> {
  let lastError: unknown
  for (const load of loaders) {
    try {
      return await load()
    } catch (error) {
      lastError = error
    }
  }
  throw new EmbedError('remoteUnavailable', lastError)
}

/** A page with a parameter belongs to the portal: links lead there. */
const shows = (route: { path: string }, path: string): boolean =>
  !route.path.includes(':') && matchRoute(route.path, path) !== null

/** Finds a page in a release. @throws Error if the release does not fit or has no such page */
async function openPage(page: EmbeddingPage, { base, record }: EmbedRelease, path: string): Promise<RemotePage> {
  const name = `${record.name}@${record.version}`
  if (!isCompatible(record.contract)) throw new Error(`${name}: other contract`)
  if (!base.startsWith(`${page.origin}/`)) throw new Error(`${base} is not at the portal`)
  const federation = federationOf(page)
  const entry = base + record.entry
  federation.registerRemotes([{ name, entry, entryGlobalName: record.global, type: 'global' }])
  const route = record.routes.find((candidate) => shows(candidate, path))
  if (!route?.expose) throw new Error(`${name} has no page ${path}`)
  const { expose, loginRequired = false } = route
  const load = async (): Promise<ComponentType> => {
    const module = await federation.loadRemote(`${name}/${expose.replace('./', '')}`)
    if (!hasComponent(module)) throw new Error(`${name} exports no component for ${path}`)
    return module.Component
  }
  return { loginRequired, load }
}

/** Replaces damaged copies of the files of a page in the browser's cache. */
async function renewFiles({ base, record }: EmbedRelease, path: string): Promise<void> {
  const chunks = record.routes.find((route) => shows(route, path))?.chunks ?? []
  await Promise.all([record.entry, ...chunks].map((file) => renewFile(base + file, record.files[file] ?? '')))
}
