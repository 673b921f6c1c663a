import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import {
  hasComponent,
  isCompatible,
  type RegistrySnapshot,
  type ReleaseRecord,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import * as content from '@portal/shared-contracts/brand/content'
import * as drafts from '@portal/page-library/storage/drafts'
import * as navigation from '@portal/page-library/navigation/navigation'
import { shareScope } from '@portal/page-library/federation/share-scope'
import type { ComponentType } from 'react'
import { delay } from './delay.ts'
import type { ApplyIntegrity } from './integrity.ts'
import { reportFailure } from './report-failure.ts'

/** The code of a remote failed to load, or does not match its release record. */
export class RemoteUnavailable extends Error {}

/** Part of a remote: a widget by its name, or a page by the path of its route. */
export type RemotePart = { remote: RemoteName } & ({ widget: string } | { route: string })

type Release = { base: string; record: ReleaseRecord }

const loadTimeout = 5_000

/**
 * Loads parts of remotes. Checks the contract version before any code runs, allows 5 s per
 * attempt, retries once with renewed files, then reports the failure and falls back to the previous release, as
 * later parts of the remote do at once. Keeps what was loaded; a failed part loads again at the
 * next call.
 */
export function createRemoteLoader(registry: RegistrySnapshot, applyIntegrity: ApplyIntegrity) {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: shareScope({ drafts, navigation, content }),
    // Remotes are built without the federation runtime and take that of the page.
    plugins: [provideRuntime(), checkedEntries(applyIntegrity)],
  })
  const pending = new Map<string, Promise<ComponentType>>()
  const loaded = new Map<string, ComponentType>()
  /** Remotes whose newest version failed in this page. */
  const failed = new Set<RemoteName>()

  async function loadFrom({ base, record }: Release, part: RemotePart): Promise<ComponentType> {
    if (!isCompatible(record.contract)) throw new RemoteUnavailable(`${record.name} needs contract ${record.contract}`)
    const name = nameOf(record)
    const { href: entry } = new URL(base + record.entry, location.href)
    const type = record.module ? 'module' : 'global'
    federation.registerRemotes([{ name, entry, entryGlobalName: record.global, type }])
    await addSheets({ base, record }, part)
    return componentOf(await federation.loadRemote(moduleName(record, part)), part)
  }

  async function loadWithFallback(part: RemotePart): Promise<ComponentType> {
    const remote = registry[part.remote]
    if (!remote) throw new RemoteUnavailable(`${part.remote} is not released`)
    const { previous } = remote
    const attempt = (release: Release) => withTimeout(loadFrom(release, part))
    if (previous && failed.has(part.remote)) return attempt(previous)
    return attempt(remote)
      .catch(async (error: unknown) => {
        // Another attempt cannot change the contract.
        if (!isCompatible(remote.record.contract)) throw error
        await Promise.all([delay(), renewFiles(remote, part)])
        return attempt(remote)
      })
      .catch((error: unknown) => {
        const recovery = previous ? attempt(previous) : Promise.reject(error)
        recovery.then(() => failed.add(part.remote), console.warn)
        reportFailure(part.remote, recovery).catch(ignore)
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
    reportFailure(part.remote).catch(ignore)
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

/** A report that fails is lost. */
const ignore = (): void => {}

/** Runtime plugin that loads the entries of remotes with their hash and the time limit. */
const checkedEntries = (applyIntegrity: ApplyIntegrity): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    applyIntegrity(script)
    return { script, timeout: loadTimeout }
  },
})

/** With the version, because the current and the previous one may both be on a page. */
const nameOf = ({ name, version }: ReleaseRecord): string => `${name}@${version}`

/** The exposed module that has a part, without its leading `./`, after the name of its remote. */
function moduleName(record: ReleaseRecord, part: RemotePart): string {
  const expose = 'route' in part ? record.routes.find(({ path }) => path === part.route)?.expose : part.widget
  return `${nameOf(record)}/${expose?.replace('./', '') ?? ''}`
}

/**
 * Adds the style sheets of a part before its code, which then finds them in the document; remotes of the kit have none.
 */
async function addSheets({ base, record }: Release, part: RemotePart): Promise<void> {
  const files = chunksOf(record, part).filter((file) => file.endsWith('.css'))
  if (files.length > 0) await (await import('./style-sheets.ts')).loadSheets(base, record, files)
}

/** The scripts and style sheets of a part, besides the entry. */
const chunksOf = ({ widgets, routes }: ReleaseRecord, part: RemotePart): readonly string[] =>
  ('widget' in part ? widgets[part.widget] : routes.find(({ path }) => path === part.route)?.chunks) ?? []

function componentOf(module: unknown, { remote }: RemotePart): ComponentType {
  if (hasComponent(module)) return module.Component
  throw new RemoteUnavailable(`${remote} does not export what its record lists`)
}

/**
 * Replaces damaged copies of a part's files in the browser's cache: they are immutable, so that every attempt would
 * fail.
 */
async function renewFiles({ base, record }: Release, part: RemotePart): Promise<void> {
  const files = [record.entry, ...chunksOf(record, part)]
  const renew = (file: string) => {
    const options = { integrity: record.files[file] ?? '' }
    return withTimeout(fetch(base + file, options).catch(() => fetch(base + file, { ...options, cache: 'reload' })))
  }
  await Promise.allSettled(files.map(renew))
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteUnavailable(`No code after ${loadTimeout} ms`)), loadTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
