import { integrityKey, type ApplyIntegrity, type PageData } from '@delikaterie/shared-contracts/remotes'

type HashedFiles = Pick<PageData, 'registry' | 'shellFiles'>

/** sha384 of every script of the shell and of the released remotes, by URL. */
function hashesByUrl({ registry, shellFiles }: HashedFiles, pageUrl: string): ReadonlyMap<string, string> {
  const releases = Object.values(registry).flatMap((remote) => [remote, ...(remote.previous ? [remote.previous] : [])])
  const remoteFiles = releases.flatMap(({ base, record }) =>
    Object.entries(record.files).map(([file, hash]) => [base + file, hash] as const),
  )
  const files = [...Object.entries(shellFiles), ...remoteFiles]
  return new Map(files.map(([file, hash]) => [new URL(file, pageUrl).href, hash]))
}

/**
 * Subresource integrity for every script that shell and remotes load, from the hashes of the
 * signed registry, and a priority above that of pictures. `applyIntegrity` throws for a script
 * without a hash. After `onRetry(base)` URLs below that base get `?retry=n`, because browsers keep
 * a corrupt copy of an immutable file; all other URLs stay as they were preloaded.
 */
export function createIntegrity(files: HashedFiles, pageUrl: string) {
  const hashes = hashesByUrl(files, pageUrl)
  const retries = new Map<string, number>()
  const retriesOf = (path: string): number =>
    Math.max(0, ...[...retries].map(([base, count]) => (path.startsWith(base) ? count : 0)))

  const applyIntegrity: ApplyIntegrity = (script) => {
    const url = new URL(script.src, pageUrl)
    const hash = hashes.get(url.origin + url.pathname)
    if (hash === undefined) throw new Error(`No integrity for ${url.pathname}`)
    script.crossOrigin = 'anonymous'
    script.integrity = hash
    // With HTTP/1.1 six pictures take all connections, and a script waits for the first that is free.
    script.fetchPriority = 'high'
    const retry = retriesOf(url.pathname)
    if (retry > 0) script.src = `${url.origin}${url.pathname}?retry=${retry}`
  }

  return { applyIntegrity, onRetry: (base: string) => void retries.set(base, (retries.get(base) ?? 0) + 1) }
}

/** Publishes `applyIntegrity` for the chunk loaders of the remotes, which are separate builds. */
export const exposeIntegrity = (applyIntegrity: ApplyIntegrity): void =>
  void Object.defineProperty(globalThis, Symbol.for(integrityKey), { value: applyIntegrity })
