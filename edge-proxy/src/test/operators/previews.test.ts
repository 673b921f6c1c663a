import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { previewIdOf } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '../../pages/testing/page-app.ts'
import {
  hour,
  secretOf,
  start,
  startPreviewEdge,
  startPreviewStore,
  timeAfter,
  type PreviewEdge,
  type PreviewStore,
} from '../../releases/previews/testing/preview-edges.ts'

const secret = secretOf('s')
const link = `/api/remotes/previews/${secret}`
const cookie = `__Host-preview=${secret}`
const sameOrigin = { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' }

let store: PreviewStore
let edges: [PreviewEdge, PreviewEdge]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  store = (await startPreviewStore()) as PreviewStore
  edges = [await startPreviewEdge(store), await startPreviewEdge(store)]
})
afterEach(async () => {
  vi.useRealTimers()
  for (const edge of edges) await edge[Symbol.asyncDispose]()
  await store.close()
})

const sync = () => Promise.all(edges.map(({ mirror }) => mirror.sync()))
/** The base of the files of mfe-a in a page of each edge. */
const bases = (target: string, headers: Record<string, string>) =>
  Promise.all(
    edges.map(async ({ get }) => {
      const html = await (await get(target, headers)).text()
      return (dataOf(html)['registry'] as Record<string, { base: string }>)['mfe-a']?.base
    }),
  )
const released = '/remotes/mfe-a/0.1.0-1/'
/** The statuses of the link, and of a file for a browser with the cookie, at each edge. */
const statuses = async (file: string) =>
  Promise.all(edges.flatMap(({ get }) => [get(link), get(file, { cookie })]).map(async (sent) => (await sent).status))

test('a link shows its build on every edge to those who press its button; others load the release', async () => {
  const folder = await store.putPreview()
  await sync()
  for (const { get, post, counted } of edges) {
    const page = await get(link)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control'), page.headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ])
    expect(html).toContain('<p>mfe-a 0.2.0-p Ada &amp; &lt;Co&gt; 09:00\u00a0Uhr 25.\u00a0November, 09:00\u00a0Uhr</p>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")

    const pressed = await post(link, sameOrigin)
    expect([pressed.status, pressed.headers.get('location'), pressed.headers.get('set-cookie')]).toEqual([
      303,
      '/mfe-a',
      `${cookie}; Path=/; Secure; HttpOnly; SameSite=Lax`,
    ])

    const shown = await get('/mfe-a', { cookie })
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('vary')]).toEqual([
      200,
      'private, no-store',
      'cookie, accept-encoding',
    ])
    expect(await shown.text()).toMatch(
      /<aside class="banner" aria-label="Vorschau"><p>Vorschau: <strong>mfe-a<\/strong> 0\.2\.0-p von Ada &amp; &lt;Co&gt;, bis 25\.\u00a0November, 09:00\u00a0Uhr\.<\/p><form method="post" action="\/api\/remotes\/previews\/reset">.*<button>Vorschau beenden/,
    )
    expect(counted).toEqual([['mfe-b']])
    const other = await (await get('/mfe-a')).text()
    expect(other).not.toContain('Vorschau')
    expect(other).not.toContain('previews')
    expect(counted.at(-1)?.toSorted()).toEqual(['mfe-a', 'mfe-b'])
  }
  expect(await bases('/mfe-a', { cookie })).toEqual([`/${folder}/`, `/${folder}/`])
  expect(await bases('/mfe-a', {})).toEqual([released, released])
})

test('files are for browsers that chose this preview, and for no cache and no page of another site', async () => {
  const folder = await store.putPreview()
  const other = await store.putPreview({ secret: secretOf('t'), record: { version: '0.3.0-p' } })
  await sync()
  const [{ get }] = edges
  const file = await get(`/${folder}/static/js/page.js`, { cookie, origin: 'https://www.example' })
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('page of 0.2.0-p')])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'private, max-age=600',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding, cookie',
  })
  expect(file.headers.get('access-control-allow-origin')).toBeNull()
  expect((await get(`/${folder}/entry.js`, { cookie, 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe(
    'br',
  )
  const refused: [string, Record<string, string>][] = [
    [`/${folder}/entry.js`, {}],
    [`/${folder}/entry.js`, { cookie: `__Host-preview=${secretOf('t')}` }],
    [`/${folder}/entry.js`, { cookie: `__Host-preview=${secretOf('u')}` }],
    [`/${other}/entry.js`, { cookie }],
    [`/${folder}/record.jws`, { cookie }],
    [`/${folder.replace('mfe-a', 'mfe-b')}/entry.js`, { cookie }],
    ['/remotes/mfe-a/previews.json', { cookie }],
  ]
  for (const [target, headers] of refused) {
    const response = await get(target, headers)
    expect([target, response.status, response.headers.get('cache-control')]).toEqual([target, 404, 'no-store'])
  }
})

test('neither metrics of releases nor the log know of a preview', async () => {
  const folder = await store.putPreview()
  await sync()
  const [edge] = edges
  await edge.get(link)
  await edge.post(link, sameOrigin)
  await edge.get('/mfe-a', { cookie })
  await edge.get(`/${folder}/entry.js`, { cookie })
  await edge.get('/remotes/mfe-a/0.1.0-1/entry.js')
  const metrics = await edge.metrics()
  expect(metrics.match(/^edge_remote_files_total\{.*$/gm)).toEqual([
    'edge_remote_files_total{remote="mfe-a",version="0.1.0-1",status="2xx"} 1',
  ])
  for (const text of [metrics, edge.log()]) expect(text).not.toMatch(new RegExp(`${secret}|0\\.2\\.0-p`))
})

test('elements, the kiosk and the login window of other sites have the release, and so has a tablet of a shop', async () => {
  await store.putPreview()
  await sync()
  const [{ get }] = edges
  for (const target of ['/kiosk', '/Kiosk/', '/konto/freigabe']) {
    expect(await bases(target, { cookie })).toEqual([released, released])
  }
  const tablet = `__Host-kiosk=01234567.${'a'.repeat(22)}.${'b'.repeat(43)}; ${cookie}`
  expect(await bases('/mfe-a', { cookie: tablet })).toEqual([released, released])
  expect((await get(link, { cookie: tablet })).status).toBe(404)
  expect(await (await get('/embed/v1/registry.json', { cookie })).text()).not.toContain('0.2.0-p')
})

test('a page to which the shop posts a session token has the release', async () => {
  await store.putPreview()
  await sync()
  const headers = { cookie, origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' }
  const page = await edges[0].post('/mfe-a', headers, 'sessionToken=T')
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.not.stringContaining('Vorschau')])
  expect(dataOf(html)).toMatchObject({ sessionToken: 'T', registry: { 'mfe-a': { base: released } } })
})

test('the button of the banner ends the preview in this browser', async () => {
  await store.putPreview()
  await sync()
  const response = await edges[1].post('/api/remotes/previews/reset', { cookie, origin: 'null' })
  expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
    303,
    '/',
    '__Host-preview=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax',
  ])
})

test('a form of another page sets no cookie', async () => {
  await store.putPreview()
  await sync()
  const foreign = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://www.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    // A script of the portal's own pages.
    { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  ]
  for (const headers of foreign) {
    const response = await edges[0].post(link, headers as Record<string, string>)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
  }
})

test('a link that never was, one that ended and one that is malformed lead to the same page', async () => {
  await store.putPreview({ expires: timeAfter(hour) })
  await sync()
  vi.setSystemTime(start + hour)
  const [{ get, post }] = edges
  const texts = await Promise.all(
    [link, `/api/remotes/previews/${secretOf('u')}`, '/api/remotes/previews/x'].map(async (target) => {
      const [page, pressed] = [await get(target), await post(target, sameOrigin)]
      expect([page.status, pressed.status, pressed.headers.get('set-cookie')]).toEqual([404, 404, null])
      return [await page.text(), await pressed.text()]
    }),
  )
  expect(new Set(texts.flat()).size).toBe(1)
  expect(texts[0]?.[0]).toContain('no-preview 2026')
})

const endings = [
  { title: 'at its time', end: () => void vi.setSystemTime(start + 72 * hour), needsSync: false },
  { title: 'when its list names it no more', end: () => store.list([]), needsSync: true },
  { title: 'when its list is gone', end: () => store.remove('remotes/mfe-a/previews.json'), needsSync: true },
  {
    title: 'when the registry document forbids previews',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b']),
    needsSync: true,
  },
  {
    title: 'when the registry document has another key',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b'], { previews: true, keys: ['k'.repeat(43)] }),
    needsSync: true,
  },
  {
    title: 'when the registry document claims less for its remote',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b'], { previews: true, paths: [] }),
    needsSync: true,
  },
  { title: 'when its remote is registered no more', end: () => store.putRegistry(2, ['mfe-b']), needsSync: true },
]
test.each(endings)('a preview ends on every edge $title, and its files are deleted', async ({ end, needsSync }) => {
  const folder = await store.putPreview()
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
  await end()
  if (needsSync) await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([404, 404, 404, 404])
  const [base] = await bases('/', { cookie })
  expect(base).not.toBe(`/${folder}/`)
  const inCopies = () => edges.map(({ copyDir }) => existsSync(path.join(copyDir, folder)))
  // Files stay for a minute, because another process of the edge may be copying them.
  for (const { copyDir } of edges) utimesSync(path.join(copyDir, folder), new Date(0), new Date(0))
  await sync()
  expect(inCopies()).toEqual([false, false])
})

test('a remote that is switched off is in no preview until it is switched on again', async () => {
  const folder = await store.putPreview()
  store.point('mfe-a', '0.1.0-1', { disabled: true })
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([404, 404, 404, 404])
  expect(await bases('/', { cookie })).toEqual([undefined, undefined])
  store.point('mfe-a', '0.1.0-1')
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
})

test('one preview of several ends', async () => {
  const first = await store.putPreview()
  const second = await store.putPreview({ secret: secretOf('t') })
  await sync()
  store.list([await previewIdOf(secretOf('t'))])
  await sync()
  const [{ get }] = edges
  expect((await get(`/${first}/entry.js`, { cookie })).status).toBe(404)
  expect((await get(`/${second}/entry.js`, { cookie: `__Host-preview=${secretOf('t')}` })).status).toBe(200)
})

test('a preview stays while the store is down, also for an edge that starts meanwhile', async () => {
  const folder = await store.putPreview()
  await sync()
  store.respondWith((_, response) => response.writeHead(500).end())
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
  const { mirror, previews } = await edges[0].restarted()
  await mirror.sync()
  expect((await previews.find(secret))?.record.version).toBe('0.2.0-p')
  await mirror.close()
})
