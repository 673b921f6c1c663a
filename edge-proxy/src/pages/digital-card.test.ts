import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { brandElementId, digitalCardFiles } from '@portal/shared-contracts/remotes/digital-card'
import * as paths from '@portal/shared-contracts/paths'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { WalletSettings } from '../config/wallet-settings.ts'
import { scriptJson } from './html.ts'
import { addDigitalCardRoutes } from './digital-card.ts'
import { authRecord, build, hash } from './testing/sample-build.ts'
import { walletSettings } from './testing/wallet-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'digital-card-'))
afterAll(() => rmSync(folder, { recursive: true }))
const release = path.join(folder, 'remotes/mfe-cards/0.1.0-c')
mkdirSync(release, { recursive: true })
writeFileSync(path.join(release, digitalCardFiles.worker), '(() => { globalThis.kept = digitalCardCache })()')

const base = '/remotes/mfe-cards/0.1.0-c/'
const { script, style, worker } = digitalCardFiles
const record: ReleaseRecord = {
  ...authRecord,
  name: 'mfe-cards',
  version: '0.1.0-c',
  files: { [script]: hash('1'), [style]: hash('2'), [worker]: hash('3'), 'x.js': hash('5') },
}
const member = { headers: { cookie: 'portal-member=1' } }

/** The routes over a release, before a page that responds `portal`. */
function appWith(
  remote: ReleaseRecord | null = record,
  digitalCardOffline = true,
  wallet: WalletSettings | null = null,
) {
  const app = new Hono()
  const snapshot = async () => (remote === null ? {} : { 'mfe-cards': { base, record: remote } })
  addDigitalCardRoutes(app, {
    registry: { snapshot },
    config: { copyDir: folder, digitalCardOffline, wallet },
    build: () => build,
  })
  app.get('*', (c) => c.text('portal'))
  return app
}
const text = async (app: Hono, address: string, init?: RequestInit) => (await app.request(address, init)).text()

// Rule: public-pages-2
test.each([
  { who: 'a member', address: paths.digitalCard, init: member, document: true },
  { who: 'a member with a slash at the end', address: `${paths.digitalCard}/`, init: member, document: true },
  { who: 'a visitor from a mail', address: `${paths.digitalCard}/?utm_source=mail`, init: undefined, document: false },
  { who: 'a member of a longer path', address: `${paths.digitalCard}/x`, init: member, document: false },
  { who: 'a visitor', address: paths.digitalCard, init: undefined, document: false },
  { who: 'a member whose device has no card', address: paths.digitalCardLogin, init: member, document: false },
  { who: 'the service worker', address: paths.digitalCardDocument, init: undefined, document: true },
])('the document of the digital card is sent to $who: $document', async ({ address, init, document }) => {
  const body = await text(appWith(), address, init)
  expect(body === 'portal').toBe(!document)
  expect(body.includes(`<script src="${base}${script}" integrity="${hash('1')}" crossorigin defer>`)).toBe(document)
  expect(body.includes(`<link rel="stylesheet" href="${base}${style}" integrity="${hash('2')}" crossorigin>`)).toBe(
    document,
  )
  for (const file of Object.values(build.fonts))
    expect(body.includes(`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)).toBe(document)
})

// Documents of earlier releases take any query for that of the login.
test.each(['?utm_source=mail', '/?utm_source=mail&utm_medium=x'])(
  'a member with %s is sent to the card',
  async (rest) => {
    const response = await appWith().request(paths.digitalCard + rest, member)
    expect([response.status, response.headers.get('location')]).toEqual([302, paths.digitalCard])
    expect(response.headers.get('vary')).toContain('cookie')
  },
)

test('the document has no inline code, a strict policy, and is asked for again each time', async () => {
  const response = await appWith().request(paths.digitalCard, member)
  expect(response.headers.get('integrity-policy')).toContain('blocked-destinations=(script)')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*|nonce/)
  for (const part of ["default-src 'none'", "script-src 'self'", "worker-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'cookie',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).not.toMatch(/ style=|\son\w+=|<script>/)
})

// Rule: cards-28
test('the service worker keeps the document and the files of the release, and no page and no call', async () => {
  const response = await appWith().request(paths.digitalCardWorker)
  expect(response.headers.get('service-worker-allowed')).toBe(paths.digitalCard)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const scope: { kept?: unknown } = vm.createContext({})
  vm.runInContext(await response.text(), scope)
  expect(scope.kept).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    page: '/konto/digitale-karte',
    document: '/konto/digitale-karte/dokument',
    files: [
      `${base}digital-card.js`,
      `${base}digital-card.css`,
      ...Object.values(build.fonts),
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
      '/konto/digitale-karte/app.webmanifest',
      '/konto/digitale-karte/marke.css',
    ],
  })
})

// Rules: wallet-4, wallet-5
test('the document says which wallets are offered and the service worker keeps their badges', async () => {
  const app = appWith(record, true, walletSettings())
  const badge = '/assets/wallet-badge-google.0a.svg'
  const html = await text(app, paths.digitalCardDocument)
  expect(html).toContain(
    ` data-wallets="apple google" data-wallet-badges="{&quot;google&quot;:&quot;${badge}&quot;}"></div>`,
  )
  expect(html).not.toContain('secret')
  expect(await text(app, paths.digitalCardWorker)).toContain(`"${badge}"`)
  const without = appWith()
  expect(await text(without, paths.digitalCardDocument)).not.toContain('data-wallet')
  expect(await text(without, paths.digitalCardWorker)).not.toContain(badge)
})

test('another release changes the service worker, so that browsers install it', async () => {
  const changed = { ...record, files: { ...record.files, [script]: hash('9') } }
  const [one, same, other] = await Promise.all(
    [record, record, changed].map((released) => text(appWith(released), paths.digitalCardWorker)),
  )
  expect([one === same, one === other]).toEqual([true, false])
})

test('switched off, the service worker deletes what it kept and removes itself', async () => {
  const app = appWith(record, false)
  expect(await text(app, paths.digitalCard, member)).toContain('data-offline="off"')
  const deleted: string[] = []
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>()
  const scope = vm.createContext({
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => void deleted.push('waiting'),
    caches: { keys: async () => ['digital-card-1', 'other'], delete: async (name: string) => void deleted.push(name) },
    registration: { unregister: async () => void deleted.push('worker') },
  })
  vm.runInContext(await text(app, paths.digitalCardWorker), scope)
  listeners.get('install')?.({ waitUntil: () => {} })
  await new Promise<void>((resolve) => listeners.get('activate')?.({ waitUntil: (work) => void work.then(resolve) }))
  expect(deleted).toEqual(['waiting', 'digital-card-1', 'worker'])
})

test.each([
  { title: 'no release', remote: null },
  { title: 'a release without the card', remote: { ...record, files: { 'entry.js': hash('1') } } },
])('$title leaves the path to the portal and the workers of before as they are', async ({ remote }) => {
  const app = appWith(remote)
  for (const address of [paths.digitalCard, paths.digitalCardDocument, paths.digitalCardWorker])
    expect(await text(app, address, member)).toBe('portal')
})

// Rule: cards-29
test('the manifest makes the card installable and names no member', async () => {
  const response = await appWith().request(paths.digitalCardManifest)
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({
    start_url: '/konto/digitale-karte',
    scope: '/konto/digitale-karte',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  })
})

test('the document has the brand, its colours and its fonts, because it has no shell', async () => {
  const app = appWith()
  const html = await (await app.request(paths.digitalCardDocument)).text()
  expect(html).toContain(`<script type="application/json" id="${brandElementId}">${scriptJson(brand)}</script>`)
  expect(html).toContain(`<link rel="stylesheet" href="${paths.digitalCardBrand}">`)
  const sheet = await app.request(paths.digitalCardBrand)
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const rules = await sheet.text()
  expect(rules).toContain(`--color-primary: ${lightScheme.primary};`)
  for (const file of Object.values(build.fonts)) expect(rules).toContain(`src:url('${file}') format('woff2')`)
  expect(rules).toContain(`--font-text:'brand-text', `)
})
