import { createInstance } from '@module-federation/enhanced/runtime'
import {
  isCompatible,
  isRemoteModule,
  isWidgetModule,
  type ApplyIntegrity,
  type Loadable,
  type RegistrySnapshot,
  type ReleaseRecord,
  type RemoteName,
} from '@delikaterie/shared-contracts/remotes'
import type { ComponentType } from 'react'
import type { SendReport } from './report-failure.ts'
import { shareScope } from './share-scope.ts'

/** The code of a remote failed to load, or does not match its release record. */
export class RemoteUnavailable extends Error {}

/** Part of a remote: a widget by its name, or a page by the path of its route. */
export type RemotePart = { remote: RemoteName } & ({ widget: string } | { route: string })

type Release = { base: string; record: ReleaseRecord }

const loadTimeout = 5_000
const delay = () => new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300))

/**
 * Loads parts of remotes. Checks the contract version before any code runs, allows 5 s per
 * attempt, retries once, then reports the failure and falls back to the previous release, as
 * later parts of the remote do at once. Keeps what was loaded; a failed part loads again at the
 * next call.
 */
export function createRemoteLoader(
  registry: RegistrySnapshot,
  applyIntegrity: ApplyIntegrity,
  onRetry: (base: string) => void,
) {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: shareScope,
    plugins: [{ name: 'integrity', createScript: ({ url }) => entryScript(url, applyIntegrity) }],
  })
  const pending = new Map<string, Promise<ComponentType>>()
  const loaded = new Map<string, ComponentType>()
  /** Remotes whose newest version failed in this page. */
  const failed = new Set<RemoteName>()

  async function loadFrom({ base, record }: Release, part: RemotePart): Promise<ComponentType> {
    if (!isCompatible(record.contract)) throw new RemoteUnavailable(`${record.name} needs contract ${record.contract}`)
    const entry = new URL(base + record.entry, location.href).href
    federation.registerRemotes([{ name: record.global, entry, entryGlobalName: record.global, type: 'global' }])
    const exposed = 'widget' in part ? part.widget : 'routes'
    const loadable = pickPart(await federation.loadRemote(`${record.global}/${exposed}`), part)
    return (await loadable.load()).Component
  }

  async function loadWithFallback(part: RemotePart): Promise<ComponentType> {
    const remote = registry[part.remote]
    if (!remote) throw new RemoteUnavailable(`${part.remote} is not released`)
    const { previous } = remote
    const attempt = (release: Release) => withTimeout(loadFrom(release, part))
    if (previous && failed.has(part.remote)) return attempt(previous)
    return attempt(remote)
      .catch(async () => {
        await delay()
        onRetry(remote.base)
        return attempt(remote)
      })
      .catch((error: unknown) => {
        const recovery = previous ? attempt(previous) : Promise.reject(error)
        recovery.then(() => failed.add(part.remote), console.warn)
        report(part.remote, recovery)
        return recovery
      })
  }

  /**
   * After a part threw while it was shown: the next load takes the previous version. False if there is none, or if it
   * was the one that threw.
   */
  function replace(part: RemotePart): boolean {
    if (failed.has(part.remote)) return false
    failed.add(part.remote)
    report(part.remote)
    pending.delete(JSON.stringify(part))
    return registry[part.remote]?.previous !== undefined
  }

  /** The component of a part; concurrent callers share one request. */
  function load(part: RemotePart): Promise<ComponentType> {
    const key = JSON.stringify(part)
    const running = pending.get(key)
    if (running) return running
    const promise = loadWithFallback(part)
    pending.set(key, promise)
    promise.then(
      (component) => loaded.set(key, component),
      () => pending.delete(key),
    )
    return promise
  }

  /** The component if it is loaded already, so that it renders without a skeleton. */
  const get = (part: RemotePart): ComponentType | undefined => loaded.get(JSON.stringify(part))

  return { load, get, replace }
}
export type RemoteLoader = ReturnType<typeof createRemoteLoader>

/** The code is loaded now, because almost no page needs it. A report that fails is lost. */
const report = (...details: Parameters<SendReport>): void =>
  void import('./report-failure.ts').then(({ reportFailure }) => reportFailure(...details)).catch(() => {})

function entryScript(url: string, applyIntegrity: ApplyIntegrity): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  applyIntegrity(script)
  return { script, timeout: loadTimeout }
}

function pickPart(module: unknown, part: RemotePart): Loadable {
  if ('widget' in part) {
    if (isWidgetModule(module)) return module.widget
  } else if (isRemoteModule(module)) {
    const route = module.routes.find(({ path }) => path === part.route)
    if (route) return route
  }
  throw new RemoteUnavailable(`${part.remote} does not export what its record lists`)
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteUnavailable(`No code after ${loadTimeout} ms`)), loadTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
