import type { DigitalCardCache } from '@portal/shared-contracts/remotes/digital-card'
import { isDigitalCardLogin } from '@portal/shared-contracts/paths'

/*
 * The service worker of the digital card. It keeps the document and its files and nothing else: no other page, no
 * response of a call. The edge writes `digitalCardCache` before this script.
 */

declare const digitalCardCache: DigitalCardCache

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RequestEvent = WorkerEvent & { request: Request; respondWith: (response: Promise<Response>) => void }

/** The part of the worker's global scope that is used here; the DOM's types describe pages only. */
declare const self: {
  readonly location: { readonly origin: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

const prefix = 'digital-card-'
const { version, page, document, files } = digitalCardCache
const cacheName = `${prefix}${version}`

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { pathname, search, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.replace(/\/$/, '') === page && event.request.mode === 'navigate') {
    event.respondWith(isDigitalCardLogin(search) ? login(event.request) : cachedOrFetched(document, event.request))
  } else if (files.includes(pathname)) event.respondWith(cachedOrFetched(pathname, event.request))
})

/** Stores all files or none: with a missing one the worker of before stays. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([document, ...files].map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function cached(file: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(file)
}

const cachedOrFetched = async (file: string, request: Request): Promise<Response> =>
  (await cached(file)) ?? fetch(request)

/** The portal's login; without a network or with the error page of a proxy, the document, which says what to do. */
async function login(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error())
  if (response.type !== 'error' && response.status < 500) return response
  return (await cached(document)) ?? response
}
