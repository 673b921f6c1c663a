import { EmbedError } from './embed-error.ts'
import type { EmbeddingPage, EmbedRelease, EmbedRemote } from './page-types.ts'

/** The edge's `registry.json` (docs/embed.md). */
export type EmbedRegistry = {
  /** Whether this page's origin gets data. */
  data: boolean
  remotes: Readonly<Record<string, EmbedRemote>>
  /** The embed's own scripts with their hashes. */
  embed: { entries: { runtime: string; react: string }; files: Readonly<Record<string, string>> }
}

const timeout = 10_000

/**
 * Loads the registry for one remote and takes the hashes of its files over.
 * @throws EmbedError without a response, or if this page's origin gets no data
 */
export async function loadRegistry(page: EmbeddingPage, remote: string): Promise<EmbedRegistry> {
  // `modules=none` asks edges before contract 3.10 for the portal's build of a remote, while edges are restarted one by one.
  const registry = await request(`${page.origin}/embed/v1/registry.json?remote=${remote}&modules=none`)
  if (!registry.data) throw new EmbedError('originNotAllowed')
  for (const [file, hash] of Object.entries(registry.embed.files)) page.hashes.set(embedUrl(page, file), hash)
  for (const release of releasesOf(registry, remote))
    for (const [file, hash] of Object.entries(release.record.files)) page.hashes.set(release.base + file, hash)
  return registry
}

/** Address of a file of the embed build. */
export const embedUrl = ({ origin }: EmbeddingPage, file: string): string => `${origin}/embed/v1/${file}`

/** The current release of a remote and the one before. */
export function releasesOf({ remotes }: EmbedRegistry, remote: string): EmbedRelease[] {
  const current = remotes[remote]
  if (!current) return []
  return current.previous ? [current, current.previous] : [current]
}

async function request(url: string): Promise<EmbedRegistry> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    // Not validated: it comes from the portal's edge, as the running script does.
    return (await response.json()) as EmbedRegistry
  } catch (error) {
    throw new EmbedError('unreachable', error)
  }
}
