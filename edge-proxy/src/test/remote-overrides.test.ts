import type { Override } from '@portal/shared-contracts/remotes'
import { createHash } from 'node:crypto'
import { CompactSign, exportJWK } from 'jose'
import { expect, test } from 'vitest'
import { dataOf } from '../pages/testing/page-app.ts'
import { authRecord } from '../pages/testing/sample-build.ts'
import { start, stranger, team, useOverrideEdge } from '../releases/overrides/testing/override-edge.ts'

const edge = useOverrideEdge({ overrides: true, development: false })
const base = 'http://localhost:4100/0.2.0-dev/'
const id = 'a'.repeat(32)

const override = (changes: Partial<Override> = {}): Override => ({
  record: { ...authRecord, version: '0.2.0-dev' },
  base,
  portal: 'https://portal.example',
  expires: new Date(start + 60 * 60 * 1000).toISOString(),
  ...changes,
})
const signed = (content: object, key = team.privateKey, kid = 'mfe-auth') =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(content))).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key)
const put = async (jws: string, to = id) => {
  const response = await edge.client().send({
    method: 'PUT',
    target: `/api/remotes/overrides/${to}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ override: jws }),
  })
  return { status: response.status, text: await response.text() }
}
const get = (target: string, cookie = '') =>
  edge.client().send({ method: 'GET', target, headers: cookie === '' ? {} : { cookie } })
const page = async (cookie = '') => {
  const response = await get('/', cookie)
  return { html: await response.text(), headers: response.headers }
}
const cookie = `portal-override=${id}`

test('a browser that opens the link gets the developer’s remote with its hashes and a banner; others the released one', async () => {
  expect(await put(await signed(override()))).toEqual({
    status: 200,
    text: JSON.stringify({ remote: 'mfe-auth', version: '0.2.0-dev', expires: override().expires }),
  })
  const link = await get(`/api/remotes/overrides/${id}`)
  expect([link.status, link.headers.get('location')]).toEqual([303, '/konto/passwort/vergessen'])
  expect(link.headers.get('set-cookie')).toMatch(
    new RegExp(`^${cookie}; Max-Age=-?\\d+; Path=/; Secure; HttpOnly; SameSite=Lax$`),
  )

  const { html, headers } = await page(cookie)
  expect(dataOf(html)).toMatchObject({
    registry: { 'mfe-auth': { base, record: { version: '0.2.0-dev', files: authRecord.files } } },
    liveReload: '/api/remotes/overrides/reload',
    panel: { bucket: null, canaries: {} },
  })
  expect(dataOf(html)['registry']).not.toHaveProperty(['mfe-auth', 'previous'])
  expect(html).toMatch(
    /<\/div><aside class="banner".*mfe-auth.*<form method="post".*hidden>Teile der Seite zeigen<.*Vorschau beenden/s,
  )
  expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(edge.counted()).toEqual([])

  const other = await page()
  expect(other.html).not.toMatch(/Vorschau|panel/)
  expect([dataOf(other.html), edge.counted()]).toMatchObject([
    { registry: { 'mfe-auth': { base: '/remotes/mfe-auth/0.1.0-a/' } } },
    ['mfe-auth'],
  ])
})

test('the banner leaves the override without a script', async () => {
  await put(await signed(override()))
  const { html } = await page(cookie)
  const target = /action="(.*?)"/.exec(html)?.[1] ?? ''
  const response = await edge.client().send({ method: 'POST', target, headers: { cookie, origin: 'null' } })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(response.headers.get('set-cookie')).toContain('portal-override=; Max-Age=0')
  const sheet = /href="(\/api[^"]*)"/.exec(html)?.[1] ?? ''
  expect((await get(sheet)).headers.get('content-type')).toContain('text/css')
})

test.each([`\xa0${cookie.replace(id, '0'.repeat(32))}; ${cookie}`, `${cookie}; ${cookie.replace(id, '0'.repeat(32))}`])(
  'of two cookies the first counts: %s',
  async (cookies) => {
    await put(await signed(override()))
    expect((await page(cookies)).html).toContain('Vorschau')
  },
)

test('an override ends by itself: the page is the released one again', async () => {
  await put(await signed(override()))
  edge.setTime(start + 60 * 60 * 1000)
  expect((await page(cookie)).html).not.toContain('Vorschau')
  expect((await get(`/api/remotes/overrides/${id}`)).status).toBe(404)
})

test('the events of an override end with it, and a browser without one does not ask again', async () => {
  expect((await get('/api/remotes/overrides/reload')).status).toBe(204)
  await put(await signed(override()))
  const events = await fetch(`http://127.0.0.1:${await edge.client().port()}/api/remotes/overrides/reload`, {
    headers: { cookie },
  })
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  edge.setTime(start + 60 * 60 * 1000)
  expect(await events.text()).toBe('data: reload\n\n')
  expect((await get('/api/remotes/overrides/reload', cookie)).status).toBe(204)
})

const malformed = { ...override(), base: 'http://evil.example:80/' }
test.each([
  { title: 'expired', jws: signed(override({ expires: new Date(start).toISOString() })), error: 'expired at' },
  { title: 'too long', jws: signed(override({ expires: '2026-11-23T08:00:00Z' })), error: 'longer than 12 hours' },
  { title: 'signed by another key', jws: signed(override(), stranger.privateKey), error: 'No key of mfe-auth' },
  { title: 'of an unknown remote', jws: signed(override(), team.privateKey, 'mfe-x'), error: 'no remote mfe-x' },
  {
    title: 'for another portal',
    jws: signed(override({ portal: 'https://other.example' })),
    error: 'is for https://other.example',
  },
  {
    title: 'of another remote',
    jws: signed(override({ record: { ...authRecord, name: 'mfe-cards' } })),
    error: 'signed a record of mfe-cards',
  },
  {
    title: 'for another contract',
    jws: signed(override({ record: { ...authRecord, contract: '99.0.0' } })),
    error: 'contract 99.0.0',
  },
  {
    title: 'beyond its claims',
    jws: signed(override({ record: { ...authRecord, routes: [{ path: '/vorteile', title: '', chunks: [] }] } })),
    error: 'the path /vorteile is not claimed',
  },
  { title: 'served from another machine', jws: signed(malformed), error: 'malformed' },
  { title: 'a release record', jws: signed(authRecord), error: 'malformed' },
  { title: 'no signed document', jws: Promise.resolve('x'), error: 'no signed document' },
])('an override that is $title is refused with its reason', async ({ jws, error }) => {
  const { status, text } = await put(await jws)
  expect([status, text]).toEqual([403, expect.stringContaining(error)])
  expect((await page(cookie)).html).not.toContain('Vorschau')
})

const ask = async (remote: string, { publicKey }: CryptoKeyPair) => {
  const { x = '' } = await exportJWK(publicKey)
  return (await get(`/api/remotes/overrides?${new URLSearchParams({ remote, key: x }).toString()}`)).json()
}

test('a team learns before it builds whether this portal takes its remote with its key', async () => {
  expect(await ask('mfe-auth', team)).toEqual({ fault: null })
  expect(await ask('mfe-auth', stranger)).toEqual({
    fault: 'The registry document of this portal has another key of mfe-auth.',
  })
  expect(await ask('mfe-x', team)).toEqual({ fault: 'The registry document of this portal has no remote mfe-x.' })
  expect(await (await get('/api/remotes/overrides')).json()).toEqual({})
})

test('only a page with an override has the script that shows errors, with its hash', async () => {
  await put(await signed(override()))
  const { html } = await page(cookie)
  const [, file = '', integrity = ''] = /<script src="(\/api[^"]*)" nonce="[^"]+" integrity="([^"]+)"/.exec(html) ?? []
  const script = await (await get(file)).text()
  expect(integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`)
  expect((await page()).html).not.toContain('show-errors')
})

test('an id is random and belongs to one remote; other bodies are refused', async () => {
  expect((await put(await signed(override()), 'short')).status).toBe(400)
  expect((await put('x'.repeat(70_000))).status).toBe(400)
})

test('a browser asks for the panel, which its pages have until it leaves it', async () => {
  const asked = await get('/api/remotes/panel')
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/'])
  expect(asked.headers.get('set-cookie')).toBe('portal-panel=1; Max-Age=43200; Path=/; Secure; HttpOnly; SameSite=Lax')
  const { html } = await page('portal-panel=1')
  const { leave } = dataOf(html)['panel'] as { leave: string }
  const left = await edge.client().send({ method: 'POST', target: leave, headers: { origin: 'null' } })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/'])
  expect(left.headers.get('set-cookie')).toContain('portal-panel=; Max-Age=0')
})

test('a portal that does not allow overrides has no such address and ignores the cookies', async () => {
  await edge.restart({ overrides: false, development: false })
  expect((await put(await signed(override()))).status).toBe(404)
  expect((await get(`/api/remotes/overrides/${id}`)).status).toBe(404)
  expect((await get('/api/remotes/panel')).status).toBe(404)
  expect((await page(`${cookie}; portal-panel=1`)).html).not.toMatch(/Vorschau|panel/)
})
