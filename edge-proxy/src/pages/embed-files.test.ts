import { afterAll, expect, test } from 'vitest'
import { createPageApp, embedBuild, embedder } from './testing/page-app.ts'
import { snapshot } from './testing/sample-build.ts'

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

const forever = 'public, max-age=31536000, immutable'

// Rule: calls-and-headers-55
test.each([
  { file: 'rewards.js', type: 'text/javascript; charset=utf-8', cache: 'public, max-age=300' },
  { file: 'runtime.0a1b2c3d4e.js', type: 'text/javascript; charset=utf-8', cache: forever },
  { file: 'text.0a1b2c3d4e.woff2', type: 'font/woff2', cache: forever },
])('/embed/v1/$file is public, $cache', async ({ file, type, cache }) => {
  const response = await get(`/embed/v1/${file}`, { origin: 'https://evil.example' })
  expect(response.headers.has('access-control-allow-credentials')).toBe(false)
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

// Rule: calls-and-headers-56
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
    'access-control-allow-origin': origin === embedder ? embedder : '*',
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
  expect(Object.keys(remotes)).toEqual(Object.keys(snapshot))
  for (const [name, { base, record, previous }] of Object.entries(snapshot)) {
    const { version, contract, entry, global, files, routes } = record
    const scripts = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')))
    expect(remotes[name]?.base).toBe(`https://portal.example${base}`)
    const pages = routes.map(({ path, expose, loginRequired, chunks }) => ({ path, expose, loginRequired, chunks }))
    expect(remotes[name]?.record).toEqual({ name, version, contract, entry, global, files: scripts, routes: pages })
    expect(remotes[name]?.previous?.base).toBe(previous && `https://portal.example${previous.base}`)
  }
  const [first = ''] = Object.keys(snapshot)
  expect(Object.keys((await registryOf({}, `?remote=${first}`)).remotes)).toEqual([first])
  expect((await registryOf({}, '?remote=__proto__')).remotes).toEqual({})
})

test('an unchanged registry is not sent again, and another answer for another origin is', async () => {
  const first = await get('/embed/v1/registry.json', { origin: embedder })
  const etag = first.headers.get('etag') ?? ''
  const again = await get('/embed/v1/registry.json', { origin: embedder, 'if-none-match': `W/${etag}` })
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, embedder])
  const other = await get('/embed/v1/registry.json', { origin: 'https://evil.example', 'if-none-match': etag })
  expect(other.status).toBe(200)
})

const publicFiles = [
  '/embed/v1/registry.json',
  '/embed/v1/registry.json?remote=mfe-auth',
  '/embed/v1/runtime.0a1b2c3d4e.js',
  '/remotes/mfe-auth/0.1.0-a/entry.js',
]

// Rule: calls-and-headers-70
test.each(publicFiles)('%s can be fetched with credentials by a page in EMBED_ORIGINS only', async (path) => {
  const [listed, other, none] = [
    await get(path, { origin: embedder }),
    await get(path, { origin: 'https://evil.example' }),
    await get(path),
  ]
  for (const { status, headers } of [listed, other, none])
    expect([status, headers.get('vary')]).toEqual([200, expect.stringMatching(/origin/i)])
  expect(listed.headers.get('access-control-allow-origin')).toBe(embedder)
  expect(listed.headers.get('access-control-allow-credentials')).toBe('true')
  for (const { headers } of [other, none]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }
})

// Rule: calls-and-headers-70
test.each(
  publicFiles.flatMap((path) => [
    { path, origin: embedder, readable: embedder },
    { path, origin: 'https://evil.example', readable: '*' },
  ]),
)(
  'a preflight request of $origin for $path is allowed the headers of its tracing',
  async ({ path, origin, readable }) => {
    const response = await pages.app.request(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'traceparent' },
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('access-control-allow-origin')).toBe(readable)
    expect(response.headers.get('access-control-allow-headers')).toContain('traceparent')
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    expect(response.headers.get('access-control-allow-credentials')).toBe(readable === '*' ? null : 'true')
  },
)

test('without an embed build there is no registry', async () => {
  const unbuilt = createPageApp()
  unbuilt.put('embed/manifest.json', '{')
  const response = await unbuilt.app.request('/embed/v1/registry.json')
  unbuilt.remove()
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
