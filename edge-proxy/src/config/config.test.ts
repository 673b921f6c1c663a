import { brand } from '@portal/shared-contracts/brand/brand'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { configMessage } from './testing/config-message.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'config-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const key = Buffer.alloc(32, 1).toString('base64')
const secret = 'SECRET-VALUE-0123456789'

const production = {
  NODE_ENV: 'production',
  BACKEND_URL: 'https://backend.example',
  PUBLIC_ORIGIN: 'https://portal.example',
  SESSION_KEYS: key,
  SHOP_ORIGINS: 'https://shop.example',
  IMAGE_SOURCES: 'https://cdn.example/pictures/',
  REGISTRY_PUBLIC_KEYS: 'x',
  LOYALTY_ORG: 'o',
  LOYALTY_USERNAME: 'u',
  LOYALTY_PASSWORD: 'p',
}

test.each([
  {
    name: 'BACKEND_URL',
    values: [
      'backend',
      'ftp://a.example',
      'http://user:pass@a.example',
      'http://a.example/?x=1',
      'http://a.example/#x',
      'http:\\\\a.example',
    ],
  },
  {
    name: 'PUBLIC_ORIGIN',
    values: ['portal.example', 'https://portal.example/', 'https://portal.example/x', 'https://PORTAL.example', '*'],
  },
  { name: 'PORT', values: ['0', '65536', '-1', '80a', '1e3', '3000.5'] },
  { name: 'SANDBOX_PORT', values: ['0', 'x'] },
  { name: 'IMAGE_SOCKET', values: ['images.sock', './images.sock', 'http://images', '/a b', `/${'a'.repeat(100)}`] },
  { name: 'IMAGE_CACHE_MB', values: ['0', '1.5', '512 MB'] },
  { name: 'PAGE_REPORTS_PERCENT', values: ['-1', '101', '0.5', '5 %'] },
  { name: 'HOST', values: ['a b', 'a\nb'] },
  { name: 'APP_ID', values: ['a b', 'a\r\nx: y', 'x'.repeat(101)] },
  { name: 'SESSION_KEYS', values: [secret, `${key},${secret}`, key.slice(4), ','] },
  { name: 'TRUSTED_PROXIES', values: ['proxy', '10.0.0.0/8,x', '300.1.1.1'] },
  {
    name: 'IMAGE_SOURCES',
    values: [
      'a.example',
      'file:///x',
      'https://a.example,data:x',
      'https://u@a.example',
      'https://a.example/?',
      'https://a.example/?v=1',
      'https://a.example/?v?x',
    ],
  },
  {
    name: 'SHOP_ORIGINS',
    values: ['shop.example', 'https://shop.example/x', 'null', 'https://a.example;https://b.example'],
  },
  {
    name: 'EMBED_ORIGINS',
    values: ['*', 'null', 'https://*.example/', 'https://a.example/', 'http://a.example', 'https://A.example'],
  },
  {
    name: 'KIOSK_KEYS',
    values: [
      'short',
      'fifteen-letters',
      `${secret},x`,
      'with a blank in it 0123',
      `:${secret}`,
      `a b:${secret}`,
      `munich:${secret},berlin:${secret}`,
      `munich:${secret},munich:${secret}2`,
    ],
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    values: ['collector:4318', 'grpc://collector', 'http://u:p@collector', 'http://c/?x'],
  },
  { name: 'OTEL_TRACES_SAMPLER', values: ['always', 'ALWAYS_ON', 'jaeger_remote', 'always_on,always_off'] },
  { name: 'OTEL_TRACES_SAMPLER_ARG', values: ['-0.1', '1.1', '10%', '1e-3', '0,5', '.'] },
  { name: 'METRICS_HOSTS', values: ['https://a.example', 'a.example:3000', 'a b', '*', '-a', 'A.example'] },
  { name: 'IDLE_TIMEOUT', values: ['9', '604801', 'soon', '-60'] },
  { name: 'TOKEN_REFRESH_AGE', values: ['0', '1.5'] },
  { name: 'POINTS_REFRESH_AGE', values: ['0', 'x'] },
  { name: 'REMOTES_URL', values: ['store', 's3://bucket', 'https://u:p@a.example', 'https://a.example/?x=1'] },
  {
    name: 'WITHDRAWAL_URL',
    values: ['withdrawal', 'mailto:a@b.example', 'https://u:p@a.example', 'https://a.example/?x=1'],
  },
])('names $name in one sentence for each of $values', ({ name, values }) => {
  const sentence = new RegExp(`^${name} [^\\n]+\\.$`)
  const messages = values.map((value) => configMessage({ [name]: value }))
  expect(messages.filter((message) => !sentence.test(message) || message.includes(secret))).toEqual([])
})

test('names all invalid settings at once', () => {
  expect(configMessage({ PORT: 'x', IDLE_TIMEOUT: 'y', TOKEN_REFRESH_AGE: 'z' }).split('\n')).toHaveLength(3)
})

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
  'requires %s in production; a blank value counts as missing',
  (name) => {
    expect(configMessage(production)).toBe('')
    expect(configMessage({ ...production, [name]: ' ' })).toBe(`${name} is required with NODE_ENV=production.`)
  },
)

test('a list that is `none` is empty, also in production, and no origin of the sandbox is in any', () => {
  const config = readConfig({ DATA_DIR: dataDir, ...production, SHOP_ORIGINS: 'none', IMAGE_SOURCES: ' none ' })
  const { shopOrigins, imageSources, embedOrigins, withdrawalUrl } = config
  expect({ shopOrigins, imageSources, embedOrigins, withdrawalUrl }).toEqual({
    shopOrigins: [],
    imageSources: [],
    embedOrigins: [],
    withdrawalUrl: null,
  })
})

test.each([
  { env: { ...production, SANDBOX_PORT: '3100' }, message: 'SANDBOX_PORT has no effect with NODE_ENV=production' },
  {
    env: { REMOTES_URL: 'https://a.example', REMOTES_DIR: '/r' },
    message: 'REMOTES_DIR has no effect with REMOTES_URL',
  },
])('refuses a setting that does nothing: $message', ({ env, message }) => {
  expect(configMessage(env)).toMatch(new RegExp(`^${message}[^\\n]*\\.$`))
})

test('releases come from a store or else from REMOTES_DIR; their copy is in a folder of the data', () => {
  const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...settings })
  const copyDir = join(dataDir, 'releases')
  expect(read({ REMOTES_URL: 'https://store.example/portal' })).toMatchObject({
    releases: { baseUrl: 'https://store.example/portal/' },
    copyDir,
  })
  expect(read({ REMOTES_DIR: '/r' })).toMatchObject({ releases: { folder: '/r' }, copyDir })
})

test('has defaults for development', () => {
  expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
    production: false,
    development: false,
    backendUrl: 'http://127.0.0.1:3100/',
    withdrawalUrl: 'http://127.0.0.1:3100/withdrawal',
    publicOrigin: 'http://localhost:3000',
    host: '127.0.0.1',
    port: 3000,
    appId: brand.appId,
    trustedProxies: [],
    metricsHosts: ['address', 'localhost', 'localhost'],
    registryPublicKeys: null,
    imageSocket: null,
    imageSources: ['http://localhost:3100/images/', 'http://127.0.0.1:3100/images/', 'http://localhost:3000'],
    shopOrigins: ['http://localhost:3100', 'http://127.0.0.1:3100'],
    embedOrigins: ['http://localhost:3100', 'http://127.0.0.1:3100'],
    kioskKeys: [],
    idleTimeout: 1800,
    tokenRefreshAge: 600,
    pointsRefreshAge: 300,
  })
})

test('without the sandbox no other page may embed remotes, until an origin is listed', () => {
  const origins = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, BACKEND_URL: 'https://backend.example', ...env }).embedOrigins
  expect(origins({})).toEqual([])
  const listed = ['https://shop.example', 'https://market.example:8443', 'http://localhost:8080']
  expect(origins({ EMBED_ORIGINS: listed.join(', ') })).toEqual(listed)
})

test.each([
  { settings: { BACKEND_URL: 'https://backend.example' }, withdrawalUrl: null },
  { settings: { WITHDRAWAL_URL: 'https://shop.example/in' }, withdrawalUrl: 'https://shop.example/in' },
])('with $settings withdrawals go to $withdrawalUrl', ({ settings, withdrawalUrl }) => {
  expect(readConfig({ DATA_DIR: dataDir, ...settings }).withdrawalUrl).toBe(withdrawalUrl)
})

test.each([
  { text: secret, keys: [{ name: 'key 1', key: secret }] },
  { text: 'sixteen--letters', keys: [{ name: 'key 1', key: 'sixteen--letters' }] },
  {
    text: ` ${secret} , munich-2:${secret}=,`,
    keys: [
      { name: 'key 1', key: secret },
      { name: 'munich-2', key: `${secret}=` },
    ],
  },
])('reads the kiosk keys of "$text" with their names', ({ text, keys }) => {
  expect(readConfig({ DATA_DIR: dataDir, KIOSK_KEYS: text }).kioskKeys).toEqual(keys)
})

test('generates keys once, in a file that only the owner can read', () => {
  const generated = readConfig({ DATA_DIR: dataDir }).sessionKeys
  const file = join(dataDir, 'session-keys')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR: dataDir }).sessionKeys).toEqual(generated)
  expect(readFileSync(file, 'utf8')).toBe(generated[0]?.toString('base64'))
})

test('names the solution for a damaged key file', () => {
  writeFileSync(join(dataDir, 'session-keys'), secret)
  expect(configMessage({ DATA_DIR: dataDir })).toContain('session-keys in DATA_DIR is damaged')
  expect(configMessage({ DATA_DIR: dataDir })).not.toContain(secret)
})

test.each([
  { env: {}, development: false },
  { env: { LIVE_RELOAD: '1' }, development: true },
  { env: { ...production, LIVE_RELOAD: '1' }, development: false },
])('LIVE_RELOAD makes a portal of development, and not in production: $env', ({ env, development }) => {
  expect(readConfig({ DATA_DIR: dataDir, ...env }).development).toBe(development)
})
