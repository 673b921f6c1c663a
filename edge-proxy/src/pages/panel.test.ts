import { afterEach, expect, test } from 'vitest'
import { createDevelopment } from '../releases/development/development.ts'
import { createOverrides } from '../releases/overrides/overrides.ts'
import type { RegistryStatus } from '../releases/registry.ts'
import type { PageRoutesOptions } from './page-routes.ts'
import { createPageApp, dataOf, script } from './testing/page-app.ts'
import { build, hash, sampleStatus, statusWithCanary } from './testing/sample-build.ts'

const options = { document: async () => null, shellPaths: () => [], portal: 'https://portal.example' }
const overrides = createOverrides(options)
const development = createDevelopment(options)
const asks = { cookie: 'portal-panel=1' }
const address = `/assets/panel/${build.panel.file}`

let opened: ReturnType<typeof createPageApp>[] = []
afterEach(() => {
  for (const app of opened) app.remove()
  opened = []
})

function open(allowed: Pick<PageRoutesOptions, 'overrides' | 'development'>, status: RegistryStatus = sampleStatus) {
  const app = createPageApp(
    () => build,
    { pageReportsPercent: 100 },
    async () => status,
    allowed,
  )
  opened.push(app)
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.app.request(path, { headers })
    return { status: response.status, text: await response.text() }
  }
}
/** A page without what differs between two responses. */
const withoutNonces = (html: string): string => html.replaceAll(/ nonce="[^"]+"/g, '')

test('where overrides are allowed, the page of a browser that did not ask is the same as where they are not', async () => {
  const allowed = await open({ overrides })('/')
  const other = await open({ overrides: null })('/', asks)
  expect(withoutNonces(allowed.text)).toBe(withoutNonces(other.text))
  expect(allowed.text).not.toContain('panel')
})

test.each([
  { title: 'where nothing is allowed', allowed: { overrides: null, development: null }, status: 404, isScript: false },
  { title: 'where overrides are', allowed: { overrides }, status: 200, isScript: true },
  { title: 'in a portal of development', allowed: { development }, status: 200, isScript: true },
])('the script $title: $status', async ({ allowed, status, isScript }) => {
  const get = open(allowed)
  const response = await get(address)
  expect([response.status, response.text === script]).toEqual([status, isScript])
  expect((await get('/assets/panel/other.js')).status).toBe(404)
  expect((await get('/assets/panel/..%2Fshell-manifest.json')).status).toBe(404)
})

test.each([
  { title: 'a browser that asks', allowed: { overrides }, headers: asks, leave: { leave: '/api/remotes/panel/leave' } },
  { title: 'a portal of development', allowed: { overrides, development }, headers: {}, leave: {} },
])('the page of $title has the panel, with its hash, before the script that starts the portal', async (example) => {
  const { text } = await open(example.allowed)('/', example.headers)
  expect(dataOf(text)['panel']).toEqual({ bucket: null, canaries: {}, ...example.leave })
  const elements = [...text.matchAll(/<script src="([^"]+)" nonce="[^"]+" integrity="([^"]+)" crossorigin( async)?>/g)]
  const scripts = elements.map(([, src, integrity, isAsync]) => [src, integrity, isAsync !== undefined])
  const [panel, ...others] = scripts
  expect(panel).toEqual([address, hash('0'), false])
  expect(others.at(-1)).toEqual(['/assets/boot.0123456789.js', hash('8'), true])
  // A script that others do not have would change the times that they report.
  expect(text).not.toContain('/report-timings.')
})

test('the panel knows the bucket of the browser, and of which remotes the page has the canary', async () => {
  const get = open({ overrides }, statusWithCanary(50))
  const panelOf = async (bucket: number) => {
    const { text } = await get('/', { cookie: `${asks.cookie}; portal-bucket=${bucket}` })
    return dataOf(text) as { panel: unknown; registry: Record<string, { record: { version: string } }> }
  }
  const found = await Promise.all(Array.from({ length: 20 }, (_, bucket) => panelOf(bucket)))
  const canaries = found.map(({ registry }) => registry['mfe-auth']?.record.version === '0.1.0-b')
  expect(new Set(canaries)).toEqual(new Set([true, false]))
  expect(found.map(({ panel }) => panel)).toEqual(
    canaries.map((isCanary, bucket) => ({
      bucket,
      canaries: isCanary ? { 'mfe-auth': 50 } : {},
      leave: '/api/remotes/panel/leave',
    })),
  )
})
