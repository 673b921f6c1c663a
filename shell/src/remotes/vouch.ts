import { vouchKey, type PageData, type RegistrySnapshot, type Vouch } from '@delikaterie/shared-contracts/remotes'

/** sha384 of every script the registry vouches for, by URL. */
function hashesOf(registry: RegistrySnapshot, pageUrl: string): ReadonlyMap<string, string> {
  const releases = Object.values(registry).flatMap((remote) => [remote, ...(remote.previous ? [remote.previous] : [])])
  return new Map(
    releases.flatMap(({ base, record }) =>
      Object.entries(record.files).map(([file, hash]) => [new URL(base + file, pageUrl).href, hash] as const),
    ),
  )
}

/**
 * Vouches for every script that shell and remotes load, by the hashes of the signed registry.
 * After `onRetry` URLs change, so that a broken copy in a cache is not asked again.
 */
export function createVouch(data: Pick<PageData, 'registry' | 'shellFiles'>, pageUrl: string) {
  const hashes = hashesOf(data.registry, pageUrl)
  let retries = 0

  const vouch: Vouch = (script) => {
    const url = new URL(script.src, pageUrl)
    const hash = hashes.get(url.origin + url.pathname) ?? data.shellFiles[url.pathname]
    if (hash === undefined) throw new Error(`No integrity for ${url.pathname}`)
    script.crossOrigin = 'anonymous'
    script.integrity = hash
    if (retries > 0) script.src = `${url.origin}${url.pathname}?retry=${retries}`
  }

  return { vouch, onRetry: () => void retries++ }
}

/** Makes the page's vouch reachable for the chunk loaders of all builds. */
export const publishVouch = (vouch: Vouch): void =>
  void Object.defineProperty(globalThis, Symbol.for(vouchKey), { value: vouch })
