import { isCompatible, isRemoteModule, matchRoute } from '@delikaterie/shared-contracts/remotes'
import type { ComponentType } from 'react'
import { EmbedError } from '../loader/embed-error.ts'
import type { EmbeddingPage, EmbedRelease } from '../loader/page-types.ts'
import { loadScript } from '../loader/scripts.ts'
import type { ViewOptions } from '../loader/page-types.ts'
import { shareScope } from './share-scope.ts'

type Container = { init: (scope: object) => Promise<void> | void; get: (name: string) => Promise<() => unknown> }

/** A page of a remote whose container is loaded; its own code loads when the session allows the page. */
export type RemotePage = { loginRequired: boolean; load: () => Promise<ComponentType> }

const containers = new Map<string, Promise<Container>>()
const timeout = 5_000

/**
 * Loads the page of a remote: the current release, once more after a lastError, then the previous release.
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
  const container = await containerOf(page, release)
  const routes: unknown = (await container.get('./routes'))()
  if (!isRemoteModule(routes)) throw new Error(`${record.name} has no routes`)
  // A page with a parameter belongs to the portal: links lead there.
  const route = routes.routes.find((candidate) => !candidate.path.includes(':') && matchRoute(candidate.path, path))
  if (!route) throw new Error(`${record.name} has no page ${path}`)
  const load = async (): Promise<ComponentType> => (await withTimeout(route.load())).Component
  return { loginRequired: route.loginRequired === true, load: () => load().catch(load) }
}

/** The container of a release, loaded and initialised once per page. */
function containerOf(page: EmbeddingPage, { base, record }: EmbedRelease): Promise<Container> {
  const loaded = containers.get(base)
  if (loaded) return loaded
  const loading = loadContainer(page, base + record.entry, record.global)
  containers.set(base, loading)
  loading.catch(() => containers.delete(base))
  return loading
}

async function loadContainer(page: EmbeddingPage, url: string, global: string): Promise<Container> {
  await loadScript(page, url)
  const container = (globalThis as unknown as Record<string, Container | undefined>)[global]
  if (!container) throw new Error(`${url} defines no container`)
  await container.init(shareScope)
  return container
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`No code after ${timeout} ms`)), timeout)
  work.then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
