import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { publicFiles } from '@portal/shared-contracts/paths'
import { afterAll, expect, test } from 'vitest'
import { createPageApp, script } from './testing/page-app.ts'

const pages = createPageApp()
afterAll(() => pages.remove())
const get = async (path: string, headers: Record<string, string> = {}) => pages.app.request(path, { headers })

const forever = 'public, max-age=31536000, immutable'

test.each([
  { path: '/assets/home.js', type: 'text/javascript', cache: forever },
  { path: '/assets/plain.css', type: 'text/css', cache: forever },
  { path: '/remotes/mfe-auth/0.1.0-a/entry.js', type: 'text/javascript', cache: forever },
  { path: '/remotes/mfe-auth/0.1.0-a/entry.js?retry=1', type: 'text/javascript', cache: forever },
  { path: '/robots.txt', type: 'text/plain', cache: 'public, max-age=3600' },
])('$path is sent as $type, $cache', async ({ path, type, cache }) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding, origin',
  })
})

// Rule: formats-73
test('a browser gets the icon of a document that links none', async () => {
  const response = await get('/favicon.ico')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})

// Rule: formats-73
test('every page links the icons and the manifest, whose icons are served', async () => {
  const html = await (await get('/')).text()
  for (const link of ['rel="icon" href="/icon.svg"', 'rel="apple-touch-icon" href="/apple-touch-icon.png"'])
    expect(html).toContain(`<link ${link}`)
  expect(html).toContain('<link rel="manifest" href="/app.webmanifest">')
  const response = await get('/app.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await response.json()) as { icons: { src: string; purpose: string }[] }
  expect(manifest).toMatchObject({
    id: '/',
    name: `${brand.card.name} – ${brand.slogan}`,
    short_name: brand.shop.name,
    display: 'browser',
    theme_color: lightScheme.primary,
  })
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src } of manifest.icons) expect(publicFiles.map((file) => `/${file}`)).toContain(src)
})

test.each([
  { accepts: undefined, encoding: null },
  { accepts: 'br', encoding: 'br' },
  { accepts: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepts: 'gzip,br;q=0.5', encoding: 'br' },
  { accepts: 'br; q=1.0', encoding: 'br' },
  { accepts: 'br;q=0', encoding: null },
  { accepts: 'br;q=0.000, gzip', encoding: null },
  { accepts: 'gzip, br ; q=0', encoding: null },
  { accepts: 'gzip', encoding: null },
  { accepts: 'brotli, xbr', encoding: null },
  { accepts: '*;q=0', encoding: null },
])('a request with Accept-Encoding $accepts gets the encoding $encoding', async ({ accepts, encoding }) => {
  const response = await get('/assets/home.js', accepts === undefined ? {} : { 'accept-encoding': accepts })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect((encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString()).toBe(script)
})

test('a file without a brotli duplicate is sent uncompressed', async () => {
  const response = await get('/assets/plain.css', { 'accept-encoding': 'br' })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'p{}'])
})

test.each([
  '/assets/missing.js',
  '/assets/..%2Fshell-manifest.json',
  '/assets/%2e%2e%2fshell-manifest.json',
  '/assets/..%5Cshell.js',
  '/assets/.hidden.js',
  '/assets/home.js%00.css',
  '/assets/home.js.br',
  '/assets/home',
  '/remotes/mfe-auth/0.1.0-a/record.jws',
  '/remotes/mfe-auth/0.1.0-a/missing.js',
  '/remotes/mfe-auth/0.1.0-a/unlisted.svg',
  '/remotes/mfe-auth/..%2F..%2F..%2Fdist/shell.js',
  '/remotes/%2e%2e%2f/assets/home.js',
  '/remotes/..%2F..%2Fdist/assets/home.js',
  '/remotes/mfe-auth/release.json',
  '/remotes/mfe-auth',
  '/remotes/%/%/%.js',
])('%s is not found and not cached', async (path) => {
  const response = await get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toBe('Not found')
})

test('a deleted file is not found, and found again as soon as it is restored', async () => {
  const path = 'releases/remotes/mfe-auth/0.1.0-b/entry.js'
  const status = async () => (await get('/remotes/mfe-auth/0.1.0-b/entry.js')).status
  pages.put(path, 'one')
  expect(await status()).toBe(200)
  rmSync(join(pages.folder, path))
  expect(await status()).toBe(404)
  pages.put(path, 'one')
  expect(await status()).toBe(200)
})
