import { integrityKey, type ApplyIntegrity } from '@delikaterie/shared-contracts/remotes'
import type { EmbeddingPage } from './page-types.ts'

const timeout = 5_000

/** Publishes `applyIntegrity` for the chunk loaders of the remotes; an existing one keeps its own scripts. */
export function exposeIntegrity({ hashes }: EmbeddingPage): void {
  const key = Symbol.for(integrityKey)
  const page = globalThis as { [key]?: ApplyIntegrity }
  const other = page[key]
  const applyIntegrity: ApplyIntegrity = (script) => {
    const { origin, pathname } = new URL(script.src)
    const hash = hashes.get(origin + pathname)
    if (hash === undefined) {
      // Throws for a file without a hash, so that it is not loaded unchecked.
      if (other === undefined) throw new Error(`No integrity for ${pathname}`)
      return other(script)
    }
    script.crossOrigin = 'anonymous'
    script.integrity = hash
  }
  page[key] = applyIntegrity
}

/** Loads a script with its integrity; a second attempt has another URL, because browsers keep a corrupt file. */
export async function loadScript(page: EmbeddingPage, url: string): Promise<void> {
  try {
    await insertScript(page, url, url)
  } catch {
    await insertScript(page, url, `${url}?retry=1`)
  }
}

function insertScript({ hashes, scriptUrl }: EmbeddingPage, url: string, src: string): Promise<void> {
  const integrity = hashes.get(url)
  if (integrity === undefined) return Promise.reject(new Error(`No integrity for ${url}`))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = Object.assign(document.createElement('script'), {
    async: true,
    crossOrigin: 'anonymous',
    integrity,
    src: scriptUrl?.(src) ?? src,
  })
  const timer = setTimeout(() => reject(new Error(`No code after ${timeout} ms`)), timeout)
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
  document.head.append(script)
  return promise.finally(() => {
    clearTimeout(timer)
    script.remove()
  })
}
