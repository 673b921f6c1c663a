import { expect, test } from 'vitest'
import { dataOf } from '../../pages/testing/page-app.ts'
import { secretOf } from '../../releases/previews/testing/preview-edges.ts'
import {
  bases,
  cookie,
  edges,
  link,
  released,
  sameOrigin,
  secret,
  store,
  sync,
  useTwoEdges,
} from '../../releases/previews/testing/two-preview-edges.ts'

useTwoEdges()

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
