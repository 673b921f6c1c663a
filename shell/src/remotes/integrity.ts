import { integrityKey, type PageData, type ApplyIntegrity } from '@delikaterie/shared-contracts/remotes'

type Vouched = Pick<PageData, 'registry' | 'shellFiles'>

/** sha384 of every script the registry vouches for, by URL. */
function hashesOf({ registry, shellFiles }: Vouched, pageUrl: string): ReadonlyMap<string, string> {
  const releases = Object.values(registry).flatMap((remote) => [remote, ...(remote.previous ? [remote.previous] : [])])
  const remotes = releases.flatMap(({ base, record }) =>
    Object.entries(record.files).map(([file, hash]) => [base + file, hash] as const),
  )
  return new Map([...Object.entries(shellFiles), ...remotes].map(([file, hash]) => [new URL(file, pageUrl).href, hash]))
}

/**
 * Vouches for every script that shell and remotes load, by the hashes of the signed registry.
 * After `onRetry` of a base the URLs below it change, so that a broken copy in a cache is not
 * asked again; files elsewhere keep the URLs they are preloaded and cached under.
 */
export function createIntegrity(data: Vouched, pageUrl: string) {
  const hashes = hashesOf(data, pageUrl)
  const retries = new Map<string, number>()
  const retriesOf = (path: string): number =>
    Math.max(0, ...[...retries].map(([base, count]) => (path.startsWith(base) ? count : 0)))

  const applyIntegrity: ApplyIntegrity = (script) => {
    const url = new URL(script.src, pageUrl)
    const hash = hashes.get(url.origin + url.pathname)
    if (hash === undefined) throw new Error(`No integrity for ${url.pathname}`)
    script.crossOrigin = 'anonymous'
    script.integrity = hash
    const retry = retriesOf(url.pathname)
    if (retry > 0) script.src = `${url.origin}${url.pathname}?retry=${retry}`
  }

  return { applyIntegrity, onRetry: (base: string) => void retries.set(base, (retries.get(base) ?? 0) + 1) }
}

/** Makes the page's applyIntegrity reachable for the chunk loaders of all builds. */
export const exposeIntegrity = (applyIntegrity: ApplyIntegrity): void =>
  void Object.defineProperty(globalThis, Symbol.for(integrityKey), { value: applyIntegrity })
