import { isCompatible, isRemoteModule, matchRoute, type RemoteModule } from '@delikaterie/shared-contracts/remotes'
import type { ComponentType } from 'react'
import { EmbedError } from '../loader/embed-error.ts'
import type { EmbeddingPage, EmbedRelease } from '../loader/page-types.ts'
import { loadScript } from '../loader/scripts.ts'
import { withTimeout } from '../loader/with-timeout.ts'
import type { ViewOptions } from '../loader/page-types.ts'
import { shareScope } from './share-scope.ts'

/** What a remote's entry defines: its module if it was built for embedding pages, else the container of the portal. */
type Container = { init: (scope: object) => Promise<void> | void; get: (name: string) => Promise<() => unknown> }

/** A page of a remote whose container is loaded; its own code loads when the session allows the page. */
export type RemotePage = { loginRequired: boolean; load: () => Promise<ComponentType> }

const modules = new Map<string, Promise<unknown>>()

/**
 * Loads the page of a remote: the current release, once more after an error, then the previous release.
 * @throws EmbedError if none of them loads
 */
export async function loadPage(page: EmbeddingPage, { remote, page: path }: ViewOptions): Promise<RemotePage> {
  const attempts: EmbedRelease[] = [remote, remote, ...(remote.previous ? [remote.previous] : [])]
  let lastError: unknown
  for (const release of attempts) {
    try {
      return await withTimeout(loadFrom(page, release, path))
    } catch (error) {
      lastError = error
    }
  }
  throw new EmbedError('remoteUnavailable', lastError)
}

async function loadFrom(page: EmbeddingPage, release: EmbedRelease, path: string): Promise<RemotePage> {
  const { base, record } = release
  if (!isCompatible(record.contract)) throw new Error(`${record.name} ${record.version}: other contract`)
  if (!base.startsWith(`${page.origin}/`)) throw new Error(`${base} is not at the portal`)
  const module = await moduleOf(page, release)
  if (!isRemoteModule(module)) throw new Error(`${record.name} has no routes`)
  // A page with a parameter belongs to the portal: links lead there.
  const route = module.routes.find((candidate) => !candidate.path.includes(':') && matchRoute(candidate.path, path))
  if (!route) throw new Error(`${record.name} has no page ${path}`)
  const load = async (): Promise<ComponentType> => (await withTimeout(route.load())).Component
  return { loginRequired: route.loginRequired === true, load: () => load().catch(load) }
}

/** The module of a release, loaded once per page. */
function moduleOf(page: EmbeddingPage, { base, record }: EmbedRelease): Promise<unknown> {
  const loaded = modules.get(base)
  if (loaded) return loaded
  const loading = loadModule(page, base + record.entry, record.global)
  modules.set(base, loading)
  loading.catch(() => modules.delete(base))
  return loading
}

async function loadModule(page: EmbeddingPage, url: string, global: string): Promise<unknown> {
  await loadScript(page, url)
  const defined = (globalThis as unknown as Record<string, RemoteModule | Container | undefined>)[global]
  if (!defined) throw new Error(`${url} defines nothing`)
  if (!('get' in defined)) return defined
  await defined.init(shareScope)
  return (await defined.get('./routes'))()
}
