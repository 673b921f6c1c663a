import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageApp, dataOf, shop } from '../pages/testing/page-app.ts'
import { build, sampleStatus, statusWithCanary } from '../pages/testing/sample-build.ts'
import { pageTemplate, placeholders } from '../pages/page-template.ts'

let pages: ReturnType<typeof createPageApp>
let shell = build
let status = sampleStatus
/** How often the fonts of the build were read: once with every page that is composed. */
let composed = 0

const counting = (of: typeof build): typeof build => ({
  ...of,
  get fonts() {
    composed += 1
    return of.fonts
  },
})

beforeEach(() => {
  shell = counting(build)
  status = sampleStatus
  composed = 0
  pages = createPageApp(
    () => shell,
    // Pages that report timings are others.
    { pageReportsPercent: 0 },
    async () => status,
  )
})
afterEach(() => pages.remove())

const textOf = async (path: string, init?: RequestInit) => (await pages.app.request(path, init)).text()

// Rule: limits-18
test.each(['/', '/impressum', '/konto/passwort/vergessen', '/weg'])(
  '%s is composed once for all, and with another nonce for each',
  async (path) => {
    const first = await textOf(path)
    const once = composed
    const second = await textOf(path)
    expect([once > 0, composed]).toEqual([true, once])
    const nonces = [first, second].map((text) => new Set(text.match(/(?<=nonce=")[^"]+/g)))
    expect(nonces.map(({ size }) => size)).toEqual([1, 1])
    expect([...(nonces[0] ?? [])]).not.toEqual([...(nonces[1] ?? [])])
  },
)

test('any number of paths without a page are one page', async () => {
  await textOf('/weg/0')
  const once = composed
  for (let path = 1; path <= 300; path += 1) await textOf(`/weg/${path}`)
  expect(composed).toBe(once)
})

// Rule: limits-18
test('a page is composed anew after a build and after a release', async () => {
  await textOf('/')
  shell = counting({
    ...build,
    documents: build.documents.map((document) => ({ ...document, title: 'Neu | Testkarte' })),
  })
  expect(await textOf('/')).toContain('<title>Neu | Testkarte</title>')
  const versionOf = async () => JSON.stringify(dataOf(await textOf('/'))['registry'])
  expect(await versionOf()).toContain('0.1.0-a')
  const { releases } = statusWithCanary(100).remotes['mfe-auth'] ?? {}
  if (!releases?.canary) throw new Error('no canary')
  status = { ...sampleStatus, remotes: { 'mfe-auth': { releases: { current: releases.canary }, fault: null } } }
  expect(await versionOf()).toContain('0.1.0-b')
})

test('visitors, members and browsers of a canary each have their own page', async () => {
  status = statusWithCanary(100)
  const ofCookie = (cookie: string) => textOf('/', { headers: { cookie } })
  for (let round = 0; round < 2; round += 1) {
    expect(await ofCookie('portal-bucket=7')).toContain('/remotes/mfe-auth/0.1.0-b/')
    expect(dataOf(await ofCookie('portal-member=1'))['menu']).toBe('member')
    expect(dataOf(await ofCookie(''))['menu']).toBe('visitor')
  }
})

test('pages of browsers of a canary and of all others are kept beside each other', async () => {
  status = statusWithCanary(50)
  const pagesOf = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, bucket) => textOf('/', { headers: { cookie: `portal-bucket=${bucket}` } })),
    )
  const inCanary = (await pagesOf()).filter((page) => page.includes('/remotes/mfe-auth/0.1.0-b/')).length
  const once = composed
  await pagesOf()
  expect([inCanary > 0 && inCanary < 20, composed]).toEqual([true, once])
})

test('the session token of one form is in no other page', async () => {
  const headers = { origin: shop, 'content-type': 'application/x-www-form-urlencoded' }
  const post = async (token: string) =>
    dataOf(await textOf('/', { method: 'POST', headers, body: `sessionToken=${token}` }))['sessionToken']
  expect(await post('eins')).toBe('eins')
  expect(await post(encodeURIComponent('"</script>\u2028'))).toBe('"</script>\u2028')
  expect(dataOf(await textOf('/'))['sessionToken']).toBeUndefined()
})

test.each([
  { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'gzip;q=0', encoding: null, decode: (bytes: Buffer) => bytes },
])('page and registry for "$accepted" are sent as $encoding', async ({ accepted, encoding, decode }) => {
  for (const path of ['/', '/embed/v1/registry.json', '/embed/v1/registry.json']) {
    const response = await pages.app.request(path, { headers: { 'accept-encoding': accepted } })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toContain('mfe-auth')
  }
})

test('values of a page are taken as they are', () => {
  const fill = pageTemplate(
    `${placeholders.nonce}|"${placeholders.ticket}"|"${placeholders.sessionToken}"|${placeholders.nonce}`,
  )
  const values = { nonce: '$&', ticket: '"', sessionToken: placeholders.nonce }
  expect(fill(values).toString()).toBe(`$&|"\\""|"${placeholders.nonce}"|$&`)
})
