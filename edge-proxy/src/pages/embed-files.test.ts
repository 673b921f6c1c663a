import { afterAll, expect, test } from 'vitest'
import type { SnapshotRemote } from '@delikaterie/shared-contracts/remotes'
import type { RegistryStatus } from '../releases/registry.ts'
import { createPageApp, dataOf, embedBuild, embedder } from './testing/page-app.ts'
import { authRecord, hash, registry } from './testing/sample-build.ts'

const pages = createPageApp()
afterAll(() => pages.remove())
const get = async (path: string, headers: Record<string, string> = {}) => pages.app.request(path, { headers })
const registryOf = async (headers: Record<string, string> = {}, query = '') =>
  (await (await get(`/embed/v1/registry.json${query}`, headers)).json()) as {
    portal: string
    data: boolean
    remotes: Record<string, { base: string; record: unknown; previous?: { base: string } }>
    embed: unknown
  }

/** A remote with a build for embedding pages, also in its version before. */
const embeddable: RegistryStatus = {
  revision: 1,
  fault: null,
  storeFault: null,
  remotes: {
    'mfe-auth': {
      releases: { current: embeddableRelease('0.1.0-a'), previous: embeddableRelease('0.1.0-0') },
      fault: null,
    },
  },
}

function embeddableRelease(version: string) {
  const embed = { entry: 'embed.js', global: 'auth_embed', modules: 'abc', files: ['embed.js', 'page.js'] }
  const files = { ...authRecord.files, 'embed.js': hash('4'), 'page.js': hash('5') }
  return { base: `/remotes/mfe-auth/${version}/`, record: { ...authRecord, version, files, embed } }
}

const forever = 'public, max-age=31536000, immutable'

test.each([
  { file: 'rewards.js', type: 'text/javascript; charset=utf-8', cache: 'public, max-age=300' },
  { file: 'runtime.0a1b2c3d4e.js', type: 'text/javascript; charset=utf-8', cache: forever },
  { file: 'text.0a1b2c3d4e.woff2', type: 'font/woff2', cache: forever },
])('/embed/v1/$file is public, $cache', async ({ file, type, cache }) => {
  const response = await get(`/embed/v1/${file}`, { origin: 'https://evil.example' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': cache,
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/embed/v1/missing.js',
  '/embed/v1/manifest.json',
  '/embed/v1/',
  '/embed',
  '/embed/v2/rewards.js',
  '/embed/v1/..%2F..%2Fshell-manifest.json',
  '/embed/v1/..%2Fdist/assets/home.js',
  '/embed/v1/%2e%2e/home.js',
  '/embed/v1/a/rewards.js',
])('%s is not found and not cached', async (path) => {
  const response = await get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each([
  { origin: embedder, data: true },
  { origin: 'https://portal.example', data: true },
  { origin: undefined, data: true },
  { origin: 'https://evil.example', data: false },
  { origin: 'https://EMBED.example', data: false },
  { origin: 'null', data: false },
])('the registry says to a page of $origin whether it gets data: $data', async ({ origin, data }) => {
  const headers = origin === undefined ? {} : { origin }
  const response = await get('/embed/v1/registry.json', headers)
  expect(await response.json()).toMatchObject({ portal: 'https://portal.example', data, embed: embedBuild })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=10',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const packed = await get('/embed/v1/registry.json', { ...headers, 'accept-encoding': 'gzip' })
  for (const { headers: sent } of [response, packed]) expect(sent.get('vary')).toMatch(/origin/i)
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('the registry holds what elements read of the released remotes, with absolute addresses', async () => {
  const { remotes } = await registryOf()
  expect(Object.keys(remotes)).toEqual(Object.keys(registry))
  for (const [name, { base, record, previous }] of Object.entries(registry)) {
    const { version, contract, entry, global, files } = record
    const scripts = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')))
    expect(remotes[name]?.base).toBe(`https://portal.example${base}`)
    expect(remotes[name]?.record).toEqual({ name, version, contract, entry, global, files: scripts })
    expect(remotes[name]?.previous?.base).toBe(previous && `https://portal.example${previous.base}`)
  }
  const [first = ''] = Object.keys(registry)
  expect(Object.keys((await registryOf({}, `?remote=${first}`)).remotes)).toEqual([first])
  expect((await registryOf({}, '?remote=__proto__')).remotes).toEqual({})
})

test.each([
  { modules: 'abc', entry: 'embed.js', global: 'auth_embed', files: ['embed.js', 'page.js'] },
  { modules: 'abd', entry: 'entry.js', global: 'auth', files: ['entry.js', 'reset.js', 'box.js'] },
  { modules: undefined, entry: 'entry.js', global: 'auth', files: ['entry.js', 'reset.js', 'box.js'] },
])('elements that provide the modules $modules load $entry of a remote that was built with abc', async (expected) => {
  const page = createPageApp(undefined, {}, async () => embeddable)
  page.put('embed/manifest.json', JSON.stringify({ ...embedBuild, modules: expected.modules }))
  const response = await page.app.request('/embed/v1/registry.json')
  const { remotes, embed } = (await response.json()) as { remotes: Record<string, SnapshotRemote>; embed: unknown }
  page.remove()
  expect(embed).toEqual(embedBuild)
  for (const release of [remotes['mfe-auth'], remotes['mfe-auth']?.previous]) {
    const { entry, global, files = {} } = release?.record ?? {}
    expect({ modules: expected.modules, entry, global, files: Object.keys(files) }).toEqual(expected)
  }
})

test.each([
  { built: 'new', has: 'abc', entry: 'embed.js' },
  { built: 'abc', has: 'old', entry: 'entry.js' },
  { built: 'abc', has: '', entry: 'embed.js' },
])('a page that provides the modules "$has" loads $entry though those of the portal are $built', async (page) => {
  const portal = createPageApp(undefined, {}, async () => embeddable)
  portal.put('embed/manifest.json', JSON.stringify({ ...embedBuild, modules: page.built }))
  const response = await portal.app.request(`/embed/v1/registry.json?remote=mfe-auth&modules=${page.has}`)
  portal.remove()
  expect(await response.json()).toMatchObject({ remotes: { 'mfe-auth': { record: { entry: page.entry } } } })
})

test('pages of the portal have no hash of a file that only embedding pages load', async () => {
  const page = createPageApp(undefined, {}, async () => embeddable)
  const { registry: sent } = dataOf(await (await page.app.request('/impressum')).text())
  const { registry: plain } = dataOf(await (await get('/impressum')).text())
  page.remove()
  expect(sent).toMatchObject(plain as object)
  expect(JSON.stringify(sent)).not.toMatch(/embed/)
})

test('an unchanged registry is not sent again, and another answer for another origin is', async () => {
  const first = await get('/embed/v1/registry.json', { origin: embedder })
  const etag = first.headers.get('etag') ?? ''
  const again = await get('/embed/v1/registry.json', { origin: embedder, 'if-none-match': `W/${etag}` })
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
  const other = await get('/embed/v1/registry.json', { origin: 'https://evil.example', 'if-none-match': etag })
  expect(other.status).toBe(200)
})

test('without an embed build there is no registry', async () => {
  const unbuilt = createPageApp()
  unbuilt.put('embed/manifest.json', '{')
  const response = await unbuilt.app.request('/embed/v1/registry.json')
  unbuilt.remove()
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
