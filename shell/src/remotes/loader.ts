import { createInstance } from '@module-federation/enhanced/runtime'
import {
  isCompatible,
  isRemoteModule,
  isWidgetModule,
  type Loadable,
  type RegistrySnapshot,
  type ReleaseRecord,
  type RemoteName,
  type ApplyIntegrity,
} from '@delikaterie/shared-contracts/remotes'
import type { ComponentType } from 'react'
import { sharedModules } from './singletons.ts'

/** A remote whose code did not come, or is not what its record promised. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable'
}

/** What to take from a remote: a named widget, or the page with a route's path. */
export type Part = { remote: RemoteName } & ({ widget: string } | { route: string })

const codeTimeout = 5_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Release = { base: string; record: ReleaseRecord }

/**
 * Loads parts of remotes: contract checked before any code runs, 5 s per try, one retry with
 * backoff, then the last known good version (design §6, Failure). What loaded is kept;
 * what failed can be asked for again.
 */
export function createRemoteLoader(
  registry: RegistrySnapshot,
  applyIntegrity: ApplyIntegrity,
  onRetry: (base: string) => void,
) {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    plugins: [{ name: 'vouch', createScript: ({ url }) => entryScript(url, applyIntegrity) }],
  })
  const pending = new Map<string, Promise<ComponentType>>()
  const loaded = new Map<string, ComponentType>()

  async function open(release: Release, part: Part): Promise<ComponentType> {
    const { base, record } = release
    if (!isCompatible(record.contract)) throw new RemoteUnavailable(`${record.name} ${record.version}: other contract`)
    const entry = new URL(base + record.entry, location.href).href
    federation.registerRemotes([{ name: record.global, entry, entryGlobalName: record.global, type: 'global' }])
    const expose = 'widget' in part ? part.widget : 'routes'
    const loadable = pick(await federation.loadRemote(`${record.global}/${expose}`), part)
    return (await loadable.load()).Component
  }

  async function tryAll(part: Part): Promise<ComponentType> {
    const remote = registry[part.remote]
    if (!remote) throw new RemoteUnavailable(`${part.remote} is not released`)
    try {
      return await inTime(open(remote, part))
    } catch (first) {
      console.warn(`${part.remote} did not load, trying again`, first)
    }
    await pause(300 + Math.random() * 300)
    onRetry(remote.base)
    try {
      return await inTime(open(remote, part))
    } catch (second) {
      if (!remote.previous) throw second
    }
    return inTime(open(remote.previous, part))
  }

  /** The component of a part; concurrent callers share one load. */
  function load(part: Part): Promise<ComponentType> {
    const key = JSON.stringify(part)
    const running = pending.get(key)
    if (running) return running
    const promise = tryAll(part)
    pending.set(key, promise)
    promise.then(
      (component) => loaded.set(key, component),
      () => pending.delete(key),
    )
    return promise
  }

  /** The component if it is here already, so that a page seen before shows at once. */
  const get = (part: Part): ComponentType | undefined => loaded.get(JSON.stringify(part))

  return { load, get }
}
export type RemoteLoader = ReturnType<typeof createRemoteLoader>

function entryScript(url: string, applyIntegrity: ApplyIntegrity): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  applyIntegrity(script)
  return { script, timeout: codeTimeout }
}

function pick(module: unknown, part: Part): Loadable {
  if ('widget' in part) {
    if (isWidgetModule(module)) return module.widget
  } else if (isRemoteModule(module)) {
    const route = module.routes.find(({ path }) => path === part.route)
    if (route) return route
  }
  throw new RemoteUnavailable(`${part.remote} does not offer what its record promises`)
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteUnavailable('The code took too long')), codeTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
