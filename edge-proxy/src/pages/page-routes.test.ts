import { afterAll, expect, test } from 'vitest'
import { createPageApp, dataOf, shop } from './testing/page-app.ts'
import { build, sampleStatus, statusWithCanary } from './testing/sample-build.ts'

const pages = createPageApp()
afterAll(() => pages.remove())

const form = 'application/x-www-form-urlencoded'
const ofShop = { origin: shop, 'content-type': form }
const post = (headers: Record<string, string>, body: string | ReadableStream) =>
  pages.app.request('/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

test('every page has its own nonce, a strict policy and may be in the back/forward cache', async () => {
  const [first, second] = [await pages.app.request('/'), await pages.app.request('/')]
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

test.each(['/', '/impressum', '/konto/passwort/vergessen', '/gibt-es-nicht'])(
  'browsers run no script of %s without a hash, and report one',
  async (path) => {
    const { headers } = await pages.app.request(path)
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(reports)')
    expect(headers.get('reporting-endpoints')).toBe('reports="/api/csp-reports"')
  },
)

test('pages have vary: cookie, also when compressed', async () => {
  const response = await pages.app.request('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('vary')).toContain('cookie')
})

// Rule: getting-in-51
test.each([
  { path: '/konto/freigabe?origin=https%3A%2F%2Fshop.example', policy: 'unsafe-none' },
  { path: '/Konto/Freigabe/', policy: 'unsafe-none' },
  { path: '/', policy: 'same-origin' },
  { path: '/konto/passwort/aendern', policy: 'same-origin' },
  { path: '/konto/freigabe/x', policy: 'same-origin' },
])('$path has the opener policy $policy and may not be framed', async ({ path, policy }) => {
  const { headers } = await pages.app.request(path)
  expect(headers.get('cross-origin-opener-policy')).toBe(policy)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each([
  { cookie: '\xa0portal-member=1', menu: 'visitor' },
  { cookie: '\xa0portal-member=x; portal-member=1', menu: 'member' },
  { cookie: 'portal-member=1; portal-member=x', menu: 'member' },
  { cookie: 'portal-member; portal-member=1', menu: 'member' },
])('of two member cookies the first selects the document: $cookie', async ({ cookie, menu }) => {
  expect(dataOf(await (await pages.app.request('/', { headers: { cookie } })).text())).toMatchObject({ menu })
})

test('the member cookie selects the document, and no cookie value is in the page', async () => {
  const headers = { cookie: 'portal-member=1; __Host-portal=geheim' }
  const html = await (await pages.app.request('/', { headers })).text()
  expect(dataOf(html)).toMatchObject({ document: 'home', menu: 'member' })
  expect(html).toContain('of a member')
  expect(html).not.toContain('geheim')
  expect(dataOf(await (await pages.app.request('/')).text())).toMatchObject({ document: 'landing', menu: 'visitor' })
})

test.each([
  { path: '/', document: 'landing' },
  { path: '/konto/passwort/aendern', document: 'layout-task' },
])('a user without a loyalty account gets $document at $path', async ({ path, document }) => {
  const headers = { cookie: 'portal-member=shop' }
  const html = await (await pages.app.request(path, { headers })).text()
  expect(dataOf(html)).toMatchObject({ document, menu: 'shop' })
  expect(html).toContain('of a shop user')
})

test.each(['', 'portal-member=shop', 'portal-member=1'])(
  'a session token gets no menu and no page of members with the cookie "%s", which can be of another user',
  async (cookie) => {
    const headers = { origin: shop, 'content-type': form, cookie }
    const html = await (await post(headers, 'sessionToken=T')).text()
    expect(dataOf(html)).toMatchObject({ document: 'layout-task', menu: 'visitor' })
  },
)

test.each([
  { path: '/impressum', status: 200, document: 'imprint' },
  { path: '/%69mpressum', status: 200, document: 'imprint' },
  { path: '/konto/passwort/aendern', status: 200, document: 'login' },
  { path: '/weg', status: 404, document: 'not-found' },
  { path: '/%', status: 404, document: 'not-found' },
  { path: '/konto%2Fpasswort%2Faendern', status: 404, document: 'not-found' },
])('$path responds with $status and the document $document', async ({ path, status, document }) => {
  const response = await pages.app.request(path)
  expect([response.status, dataOf(await response.text())['document']]).toEqual([status, document])
})

test('a session token of the shop is once in a page with no-store, and in no header or log', async () => {
  const response = await post({ origin: shop, 'content-type': `${form}; charset=UTF-8` }, 'sessionToken=ab%2Bc%2F%3D')
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(dataOf(html)).toMatchObject({ document: 'layout-task', menu: 'visitor', sessionToken: 'ab+c/=' })
  expect(html.split('ab+c/=')).toHaveLength(2)
  expect(JSON.stringify([...response.headers])).not.toContain('ab+c/=')
  expect(pages.log()).not.toContain('ab+c/=')
})

// Rules: public-pages-71, session-14
test.each<{ title: string; headers: Record<string, string>; body?: string }>([
  { title: 'another origin', headers: { origin: 'https://evil.example', 'content-type': form } },
  { title: 'the shop over plain http', headers: { origin: shop.replace('https', 'http'), 'content-type': form } },
  { title: 'a host that starts like the shop', headers: { origin: `${shop}.evil.example`, 'content-type': form } },
  { title: 'no origin', headers: { 'content-type': form } },
  { title: 'the null origin', headers: { origin: 'null', 'content-type': form } },
  { title: 'JSON', headers: { origin: shop, 'content-type': 'application/json' } },
  { title: 'plain text', headers: { origin: shop, 'content-type': 'text/plain' } },
  { title: 'multipart', headers: { origin: shop, 'content-type': 'multipart/form-data; boundary=x' } },
  { title: 'no type', headers: { origin: shop } },
  { title: 'no token', headers: ofShop, body: 'other=1' },
  { title: 'an empty token', headers: ofShop, body: 'sessionToken=' },
  { title: 'a token that is too long', headers: ofShop, body: `sessionToken=${'a'.repeat(4097)}` },
  { title: 'a form that is too long', headers: ofShop, body: `sessionToken=a&x=${'a'.repeat(17_000)}` },
])('rejects a POST with $title with a German page', async ({ headers, body = 'sessionToken=abc' }) => {
  const response = await post(headers, body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  const html = await response.text()
  expect(html).toContain('<title>Nicht angenommen | Testkarte</title>')
  expect(html).not.toMatch(/<script|sessionToken/)
})

test('a form without content-length is read up to the limit only', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (stream) => stream.enqueue(Buffer.alloc((sent += 1024) && 1024, 'a')),
  })
  expect((await post(ofShop, endless)).status).toBe(403)
  expect(sent).toBeLessThan(64 * 1024)
  expect((await post(ofShop, new Blob(['a'.repeat(2048)]).stream())).status).toBe(403)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects %s with 405', async (method) => {
  const response = await pages.app.request('/', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test.each([
  { withdrawalUrl: 'https://shop.example/withdrawal', sent: true },
  { withdrawalUrl: null, sent: undefined },
])('the page data with $withdrawalUrl say whether withdrawals are sent', async ({ withdrawalUrl, sent }) => {
  const configured = createPageApp(() => build, { withdrawalUrl })
  const html = await (await configured.app.request('/impressum')).text()
  expect(dataOf(html)['withdrawal']).toBe(sent)
  expect(html).not.toContain('shop.example/withdrawal')
  configured.remove()
})

// Rule: public-pages-50
test('an error while composing returns a German error page without details', async () => {
  let broken = true
  const failing = createPageApp(() => {
    const documents = broken ? build.documents.filter(({ document }) => document === 'error') : build.documents
    return { ...build, documents }
  })
  const response = await failing.app.request('/weg')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).toContain('<title>Fehler | Testkarte</title>')
  broken = false
  expect((await failing.app.request('/')).status).toBe(200)
  failing.remove()
})

const versionIn = async (response: Response): Promise<unknown> => {
  const { registry } = dataOf(await response.text()) as { registry: Record<string, { record: { version: string } }> }
  return registry['mfe-auth']?.record.version
}

test('a browser keeps its version of a canary by a cookie, which ends with the canary', async () => {
  let status = statusWithCanary(50)
  const canary = createPageApp(
    () => build,
    {},
    async () => status,
  )
  const versions = new Set<unknown>()
  for (let browser = 0; browser < 60; browser++) {
    const first = await canary.app.request('/')
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^portal-bucket=\d+$/)
    const version = await versionIn(first)
    versions.add(version)
    const again = await canary.app.request('/impressum', { headers: { cookie } })
    expect([await versionIn(again), again.headers.get('set-cookie')]).toEqual([version, null])
  }
  expect([...versions].toSorted()).toEqual(['0.1.0-a', '0.1.0-b'])
  status = sampleStatus
  const ended = await canary.app.request('/', { headers: { cookie: 'portal-bucket=7' } })
  expect(ended.headers.get('set-cookie')).toContain('portal-bucket=; Max-Age=0')
  expect(await versionIn(ended)).toBe('0.1.0-a')
  canary.remove()
})

test('pages set no cookie without a canary, and none for a form of the shop', async () => {
  expect((await pages.app.request('/')).headers.get('set-cookie')).toBeNull()
  const canary = createPageApp(
    () => build,
    {},
    async () => statusWithCanary(100),
  )
  const posted = await canary.app.request('/', { method: 'POST', headers: ofShop, body: 'sessionToken=abc' })
  expect([posted.headers.get('set-cookie'), await versionIn(posted)]).toEqual([null, '0.1.0-a'])
  canary.remove()
})

test.each([
  { path: '/', ticket: '/ of the shell with mfe-auth using mfe-auth' },
  { path: '/?a=1', ticket: '/ of the shell with mfe-auth using mfe-auth' },
  { path: '/impressum', ticket: '/impressum of the shell with mfe-auth using ' },
  { path: '/top/Kaffee_1', ticket: '/top/:slug of mfe-auth with mfe-auth using mfe-auth' },
  { path: '/top/anna@example.org', ticket: '/top/:slug of mfe-auth with mfe-auth using mfe-auth' },
  { path: '/konto/passwort/aendern', ticket: 'login of the shell with mfe-auth using mfe-auth' },
  { path: '/anna@example.org', ticket: 'not-found of the shell with mfe-auth using ' },
  { path: '/not-found', ticket: 'not-found of the shell with mfe-auth using ' },
])(
  '$path has a ticket for reports with the name of the page and the remotes that it uses',
  async ({ path, ticket }) => {
    expect(dataOf(await (await pages.app.request(path)).text())['ticket']).toBe(`ticket for ${ticket}`)
  },
)

test.each([
  { pageReportsPercent: 0, count: 0 },
  { pageReportsPercent: 100, count: 20 },
])('of 20 pages $count report timings at $pageReportsPercent percent', async ({ pageReportsPercent, count }) => {
  const sampled = createPageApp(() => build, { pageReportsPercent })
  const texts = Array.from({ length: 20 }, async () => (await sampled.app.request('/')).text())
  expect((await Promise.all(texts)).filter((text) => text.includes('/report-timings.'))).toHaveLength(count)
  sampled.remove()
})
