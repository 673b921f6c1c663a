import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'

/** Sets the integrity of a script element before it is inserted; throws if the hash of its URL is unknown. */
export type ApplyIntegrity = (script: HTMLScriptElement) => void

/** sha384 of every file of the released remotes, by URL. */
function hashesByUrl(registry: RegistrySnapshot, pageUrl: string): ReadonlyMap<string, string> {
  const releases = Object.values(registry).flatMap((remote) => [remote, ...(remote.previous ? [remote.previous] : [])])
  const files = releases.flatMap(({ base, record }) =>
    Object.entries(record.files).map(([file, hash]) => [new URL(base + file, pageUrl).href, hash] as const),
  )
  return new Map(files)
}

/**
 * Subresource integrity for the entries of remotes, from the hashes of the signed registry, and a priority above that
 * of pictures. The returned function throws for a script without a hash, unless it is of a dev server.
 */
export function createIntegrity(registry: RegistrySnapshot, pageUrl: string): ApplyIntegrity {
  const hashes = hashesByUrl(registry, pageUrl)
  // Files of dev servers have no hashes; a production build accepts no such script.
  const isOfDevServer = ({ href }: URL): boolean =>
    process.env['NODE_ENV'] !== 'production' &&
    Object.values(registry).some(({ base, development }) => development && href.startsWith(base))
  return (script) => {
    const url = new URL(script.src, pageUrl)
    const hash = hashes.get(url.href)
    if (hash !== undefined) script.integrity = hash
    else if (!isOfDevServer(url)) throw new Error(`No integrity for ${url.pathname}`)
    script.crossOrigin = 'anonymous'
    // With HTTP/1.1 six pictures take all connections, and a script waits for the first that is free.
    script.fetchPriority = 'high'
  }
}
