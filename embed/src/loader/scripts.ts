import type { EmbeddingPage } from './page-types.ts'

/** Milliseconds that loading code may take. */
export const timeout = 5_000

/** Loads a script with its integrity; before a second attempt the browser's copy is renewed, which may be damaged. */
export async function loadScript(page: EmbeddingPage, url: string): Promise<void> {
  try {
    await insertScript(page, url)
  } catch {
    await renewFile(url, page.hashes.get(url) ?? '')
    await insertScript(page, url)
  }
}

/**
 * Replaces the browser's copy of a file if it is damaged: it is immutable, so that every attempt would fail. Never
 * rejects.
 */
export async function renewFile(url: string, integrity: string): Promise<void> {
  const renewed = fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }))
  await withTimeout(renewed).catch(() => {})
}

/**
 * The element of a script of the portal, with its integrity and a priority above that of pictures: with HTTP/1.1 six of
 * them take all connections, and a script waits for the first that is free. Throws for a script without a hash, so that
 * none is loaded unchecked.
 */
export function checkedScript(page: EmbeddingPage, url: string): HTMLScriptElement {
  const { origin, pathname } = new URL(url)
  const integrity = page.hashes.get(origin + pathname)
  if (integrity === undefined) throw new Error(`No integrity for ${url}`)
  const attributes = { src: page.scriptUrl?.(url) ?? url, crossOrigin: 'anonymous', integrity, fetchPriority: 'high' }
  return Object.assign(document.createElement('script'), attributes)
}

async function insertScript(page: EmbeddingPage, url: string): Promise<void> {
  const script = checkedScript(page, url)
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`No code from ${url}`)))
  })
  document.head.append(script)
  try {
    await withTimeout(loaded)
  } finally {
    script.remove()
  }
}

/** The result of loading, which may take `within` ms. Pages may have replaced Promise by one without `finally`. */
export async function withTimeout<T>(work: Promise<T>, within = timeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing after ${within} ms`)), within)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
