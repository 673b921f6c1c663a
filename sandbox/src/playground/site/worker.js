// Between the playground and the portal: delays every response, or answers for the remotes as a broken server does.

const delay = 800

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== location.origin) event.respondWith(respond(event))
})

async function respond({ request, clientId }) {
  const page = await self.clients.get(clientId)
  const query = new URL(page?.url ?? location.href).searchParams
  if (query.get('network') === 'slow') await new Promise((resolve) => setTimeout(resolve, delay))
  const isRemote = new URL(request.url).pathname.startsWith('/remotes/')
  return query.get('remotes') === 'broken' && isRemote ? new Response('', { status: 503 }) : fetch(request)
}
