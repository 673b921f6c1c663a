import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { isFirefox } from './engine.ts'

/**
 * Where texts are left in a page after the browser has collected its garbage: `place: text`, empty for none. Looks at
 * what is shown, fields, history state, storage, caches, cookies and, in Chromium, the JavaScript heap.
 */
export async function tracesIn(page: Page, texts: readonly string[]): Promise<string[]> {
  const places = {
    ...(await page.evaluate(readPage)),
    cookies: JSON.stringify(await page.context().cookies()),
    heap: isFirefox(page) ? '' : await heapSnapshot(page),
  }
  return Object.entries(places).flatMap(([place, content]) => found(place, texts, (text) => content.includes(text)))
}

/** In which files of a browser profile texts are left, as UTF-8 or UTF-16. */
export const tracesOnDisk = (folder: string, texts: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(path.join(entry.parentPath, entry.name))
      return found(entry.name, texts, (text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
    })

const found = (place: string, texts: readonly string[], isIn: (text: string) => boolean): string[] =>
  texts.filter(isIn).map((text) => `${place}: ${text}`)

/** Everything that scripts of the page can read, as texts. Runs in the page. */
async function readPage() {
  const request = <T>(pending: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      pending.addEventListener('success', () => resolve(pending.result))
      pending.addEventListener('error', () => reject(pending.error ?? new Error('indexedDB')))
    })
  const databases: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await request(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const all = await request(database.transaction(store).objectStore(store).getAll())
      databases.push(JSON.stringify(all))
    }
    database.close()
  }
  const caches: string[] = []
  for (const name of await window.caches.keys()) {
    const cache = await window.caches.open(name)
    for (const cached of await cache.keys()) caches.push(cached.url, (await (await cache.match(cached))?.text()) ?? '')
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value)
  return {
    page: document.documentElement.outerHTML + location.href + document.title,
    fields: fields.join('\n'),
    history: JSON.stringify(history.state),
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    indexedDB: databases.join('\n'),
    caches: caches.join('\n'),
  }
}

async function heapSnapshot(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const chunks: string[] = []
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.takeHeapSnapshot')
  await client.detach()
  return chunks.join('')
}
