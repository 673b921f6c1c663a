import { EmbedError } from './embed-error.ts'
import type { EmbeddingPage, EmbedRegistry, EmbedRelease, Runtime } from './page-types.ts'
import { loadScript, withTimeout } from './scripts.ts'

const timeout = 10_000

/** Milliseconds for which elements that are added take the registry of before. */
const registryAge = 60_000

/**
 * Loads the registry for one remote, unless the page has a fresh one, and takes the hashes of its files over.
 * @throws EmbedError without a response, or if this page's origin gets no data
 */
export async function loadRegistry(page: EmbeddingPage, remote: string): Promise<EmbedRegistry> {
  const kept = (page.registries ??= {})[remote]
  if (kept && Date.now() < kept.until) return kept.registry
  const registry = await request(`${page.origin}/embed/v1/registry.json?remote=${remote}`)
  if (!registry.data) throw new EmbedError('originNotAllowed')
  for (const [file, hash] of Object.entries(registry.embed.files)) page.hashes.set(embedUrl(page, file), hash)
  for (const release of releasesOf(registry, remote))
    for (const [file, hash] of Object.entries(release.record.files)) page.hashes.set(release.base + file, hash)
  page.registries[remote] = { registry, until: Date.now() + registryAge }
  return registry
}

/** Address of a file of the embed build. */
const embedUrl = ({ origin }: EmbeddingPage, file: string): string => `${origin}/embed/v1/${file}`

/** The current release of a remote and the one before. */
function releasesOf({ remotes }: EmbedRegistry, remote: string): EmbedRelease[] {
  const current = remotes[remote]
  if (!current) return []
  return current.previous ? [current, current.previous] : [current]
}

/** The page's runtime, loaded once; after a failure the next caller tries again. */
export function loadRuntime(page: EmbeddingPage, registry: EmbedRegistry): Promise<Runtime> {
  page.runtime ??= load(page, registry).catch((error: unknown) => {
    delete page.runtime
    throw error
  })
  return page.runtime
}

async function load(page: EmbeddingPage, { embed }: EmbedRegistry): Promise<Runtime> {
  if (!page.react) await loadScript(page, embedUrl(page, embed.entries.react))
  await loadScript(page, embedUrl(page, embed.entries.runtime))
  if (!page.createRuntime) throw new Error('The runtime defines nothing')
  return page.createRuntime(page)
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

async function request(url: string): Promise<EmbedRegistry> {
  try {
    // Not validated: it comes from the portal's edge, as the running script does.
    return (await withTimeout(fetchJson(url), timeout)) as EmbedRegistry
  } catch (error) {
    throw new EmbedError('unreachable', error)
  }
}
