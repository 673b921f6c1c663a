import type { EmbeddingPage, Runtime } from './page-types.ts'
import { embedUrl, type EmbedRegistry } from './registry.ts'
import { exposeIntegrity, loadScript } from './scripts.ts'

/** The page's runtime, loaded once; after a failure the next caller tries again. */
export function loadRuntime(page: EmbeddingPage, registry: EmbedRegistry): Promise<Runtime> {
  page.runtime ??= load(page, registry).catch((error: unknown) => {
    delete page.runtime
    throw error
  })
  return page.runtime
}

async function load(page: EmbeddingPage, { embed }: EmbedRegistry): Promise<Runtime> {
  exposeIntegrity(page)
  if (!page.react) await loadScript(page, embedUrl(page, embed.entries.react))
  await loadScript(page, embedUrl(page, embed.entries.runtime))
  if (!page.createRuntime) throw new Error('The runtime defines nothing')
  return page.createRuntime(page)
}
