import { afterAll, expect, test } from 'vitest'
import { sampleSite, shop } from './testing/sample-site.ts'
import { build } from './testing/sample.ts'

const site = sampleSite()
afterAll(() => site.remove())
const dataOf = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>

const form = 'application/x-www-form-urlencoded'
const post = (headers: Record<string, string>, body: string | ReadableStream, path = '/') =>
  site.app.request(path, {
    method: 'POST',
    headers,
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit)

test('a page has a nonce of its own, forbids everything else and can be kept for going back', async () => {
  const [first, second] = [await site.app.request('/'), await site.app.request('/')]
  const nonceOf = (response: Response) =>
    /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  expect(nonceOf(first)).toMatch(/^[\w+/=]{24}$/)
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  expect(await first.text()).toContain(`nonce="${nonceOf(first)}"`)
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(part)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
})

test('a page depends on the cookie, also when it is compressed', async () => {
  const response = await site.app.request('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('vary')).toContain('cookie')
})

test('the member cookie chooses the document and puts nothing of itself into the page', async () => {
  const html = await (
    await site.app.request('/', { headers: { cookie: 'portal-member=1; __Host-portal=geheim' } })
  ).text()
  expect(dataOf(html)).toMatchObject({ document: 'layout' })
  expect(html).not.toContain('geheim')
  expect(dataOf(await (await site.app.request('/')).text())).toMatchObject({ document: 'landing' })
})

test.each([
  { path: '/impressum', status: 200, document: 'imprint' },
  { path: '/%69mpressum', status: 200, document: 'imprint' },
  { path: '/konto/passwort/aendern', status: 200, document: 'login' },
  { path: '/weg', status: 404, document: 'not-found' },
  { path: '/%', status: 404, document: 'not-found' },
  { path: '/konto%2Fpasswort%2Faendern', status: 404, document: 'not-found' },
])('$path answers $status with the document $document', async ({ path, status, document }) => {
  const response = await site.app.request(path)
  expect([response.status, dataOf(await response.text())['document']]).toEqual([status, document])
})

test('a session token of the shop stands once in a page that nobody keeps, and in no header or log', async () => {
  const response = await post({ origin: shop, 'content-type': `${form}; charset=UTF-8` }, 'sessionToken=ab%2Bc%2F%3D')
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(dataOf(html)).toMatchObject({ document: 'layout', sessionToken: 'ab+c/=' })
  expect(html.split('ab+c/=')).toHaveLength(2)
  expect(JSON.stringify([...response.headers])).not.toContain('ab+c/=')
  expect(site.log()).not.toContain('ab+c/=')
})

const chunked = (bytes: number) =>
  new ReadableStream({
    start(stream) {
      for (let sent = 0; sent < bytes; sent += 1024) stream.enqueue(new TextEncoder().encode('a'.repeat(1024)))
      stream.close()
    },
  })

test.each([
  { title: 'a foreign origin', headers: { origin: 'https://evil.example', 'content-type': form } },
  { title: 'the shop over plain http', headers: { origin: shop.replace('https', 'http'), 'content-type': form } },
  { title: 'a host that only begins like the shop', headers: { origin: `${shop}.evil.example`, 'content-type': form } },
  { title: 'no origin', headers: { 'content-type': form } },
  { title: 'the null origin', headers: { origin: 'null', 'content-type': form } },
  { title: 'JSON', headers: { origin: shop, 'content-type': 'application/json' } },
  { title: 'plain text', headers: { origin: shop, 'content-type': 'text/plain' } },
  { title: 'multipart', headers: { origin: shop, 'content-type': 'multipart/form-data; boundary=x' } },
  { title: 'no type', headers: { origin: shop } },
  { title: 'no token', headers: { origin: shop, 'content-type': form }, body: 'other=1' },
  { title: 'an empty token', headers: { origin: shop, 'content-type': form }, body: 'sessionToken=' },
  {
    title: 'a token that is too long',
    headers: { origin: shop, 'content-type': form },
    body: `sessionToken=${'a'.repeat(4097)}`,
  },
  {
    title: 'a form that is too long',
    headers: { origin: shop, 'content-type': form },
    body: `sessionToken=a&x=${'a'.repeat(17_000)}`,
  },
])('a POST with $title is refused', async ({ headers, body = 'sessionToken=abc' }) => {
  const response = await post(headers as Record<string, string>, body)
  expect([response.status, await response.text()]).toEqual([403, 'Forbidden'])
})

test('a form that does not say how long it is is read no further than allowed', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (stream) => stream.enqueue(new TextEncoder().encode('a'.repeat((sent += 1024) && 1024))),
  })
  expect((await post({ origin: shop, 'content-type': form }, endless)).status).toBe(403)
  expect(sent).toBeLessThan(64 * 1024)
  expect((await post({ origin: shop, 'content-type': form }, chunked(2048))).status).toBe(403)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to ask for a page', async (method) => {
  const response = await site.app.request('/', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('a page that cannot be made is a German error page without a word about why', async () => {
  let broken = true
  const failing = sampleSite(() => {
    const documents = broken ? build.documents.filter(({ document }) => document === 'error') : build.documents
    return { ...build, documents }
  })
  const response = await failing.app.request('/weg')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).toContain('<title>Fehler | Delikaterie-Karte</title>')
  broken = false
  expect((await failing.app.request('/')).status).toBe(200)
  failing.remove()
})
