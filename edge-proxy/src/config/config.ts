import { brand } from '@portal/shared-contracts/brand/brand'
import * as timeouts from '@portal/shared-contracts/session/timeouts'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import * as setting from './setting-schemas.ts'
import { readSecurityTxt } from './security-txt.ts'
import { readWalletSettings } from './wallet-settings.ts'
import { privateFile, privateFolder } from './private-files.ts'
import { createSettingReader, given, type Env, type SettingReader } from './setting-reader.ts'

const megabyte = 1024 * 1024

/** Fixed limits in milliseconds, bytes and pixels; tests use smaller ones. */
export const defaultLimits = {
  connectTimeout: 3_000,
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  responseBytes: 4 * megabyte,
  imageTimeout: 5_000,
  imageBytes: 10 * megabyte,
  imagePixels: 50_000_000,
  /** The memory that a decoder takes, as far as the head of a picture says. */
  imageDecodedBytes: 200 * megabyte,
  /** For one image from its source to its result, and the memory of the process that makes it. */
  imageJobTimeout: 30_000,
  imageMemory: 448 * megabyte,
}
export type Limits = typeof defaultLimits

export type EdgeConfig = ReturnType<typeof readConfig>

/** Defaults for development: the sandbox's credentials. */
const sandboxCredentials = {
  LOYALTY_ORG: 'portal-sandbox',
  LOYALTY_USERNAME: 'edge-sandbox',
  LOYALTY_PASSWORD: 'sandbox-only-not-a-secret',
}

const requiredInProduction = new Set([
  'BACKEND_URL',
  'PUBLIC_ORIGIN',
  'SESSION_KEYS',
  'SHOP_ORIGINS',
  'IMAGE_SOURCES',
  'REGISTRY_PUBLIC_KEYS',
  ...Object.keys(sandboxCredentials),
])

const requiredIf = (production: boolean): ReadonlySet<string> => (production ? requiredInProduction : new Set())

/** Reads the settings (docs/operate.md). @throws Error with a sentence per missing or wrong one, without its value */
export function readConfig(env: Env) {
  const production = env['NODE_ENV'] === 'production'
  const reader = createSettingReader(env, requiredIf(production))
  const { read, refuse, refuseMisspelt, messages } = reader
  const port = read('PORT', setting.integer(1, 65_535), '3000')
  const sandboxPort = read('SANDBOX_PORT', setting.integer(1, 65_535), '3100')
  const publicOrigin = read('PUBLIC_ORIGIN', setting.Origin, `http://localhost:${port ?? 3000}`)
  const sandbox = [`http://localhost:${sandboxPort ?? 3100}`, `http://127.0.0.1:${sandboxPort ?? 3100}`]
  const images = [...sandbox.map((origin) => `${origin}/images/`), ...(publicOrigin === null ? [] : [publicOrigin])]
  const dataDir = resolve(read('DATA_DIR', setting.Filled, '.data'))
  const remotesUrl = read('REMOTES_URL', setting.BaseUrl)
  const sessionKeys = read('SESSION_KEYS', setting.SessionKeys)

  const isSandboxUsed = !production && given(env, 'BACKEND_URL') === undefined

  const config = {
    production,
    /** Whether this is a portal of development, as `npm run dev` starts it; never in production. */
    development: !production && env['LIVE_RELOAD'] === '1',
    /** Ends with `/`; backend paths are appended. */
    backendUrl: read('BACKEND_URL', setting.BaseUrl, `http://127.0.0.1:${sandboxPort ?? 3100}`),
    /** Receives withdrawals; null without one, and then members withdraw by e-mail or telephone. */
    withdrawalUrl: read('WITHDRAWAL_URL', setting.HttpAddress) ?? (isSandboxUsed ? `${sandbox[1]}/withdrawal` : null),
    publicOrigin,
    host: read('HOST', setting.HeaderText, '127.0.0.1'),
    port,
    appId: read('APP_ID', setting.HeaderText, brand.appId),
    loyalty: readCredentials(read),
    dataDir,
    /** PostgreSQL for the state that edges share; null keeps it in DATA_DIR. */
    databaseUrl: read('DATABASE_URL', setting.DatabaseUrl),
    trustedProxies: read('TRUSTED_PROXIES', setting.Addresses, ''),
    metricsReaders: read('METRICS_READERS', setting.Addresses, '127.0.0.0/8,::1'),
    /** Hosts of requests for metrics; others may be names that an attacker points at the edge. */
    metricsHosts: read('METRICS_HOSTS', setting.Hosts) ?? [
      'address',
      'localhost',
      new URL(publicOrigin ?? 'http://localhost').hostname,
    ],
    /** As in the setting; `releases/verify.ts` parses it. */
    registryPublicKeys: read('REGISTRY_PUBLIC_KEYS', setting.Filled),
    imageSources: read('IMAGE_SOURCES', setting.ImageSources, images.join(',')),
    /** Socket of the image server; null makes images in processes of the edge. */
    imageSocket: read('IMAGE_SOCKET', setting.SocketPath),
    imageCacheBytes: megabyte * (read('IMAGE_CACHE_MB', setting.integer(1, 1_000_000), '512') ?? 0),
    shopOrigins: read('SHOP_ORIGINS', setting.Origins, sandbox.join(',')),
    embedOrigins: read('EMBED_ORIGINS', setting.EmbedOrigins, isSandboxUsed ? sandbox.join(',') : ''),
    /** Where the releases come from: a folder, or a store whose address ends with `/`. */
    releases:
      remotesUrl === null
        ? { folder: resolve(read('REMOTES_DIR', setting.Filled, '.releases')) }
        : { baseUrl: remotesUrl },
    /** Folder of their checked copy, from which pages are made. */
    copyDir: join(dataDir, 'releases'),
    digitalCardOffline: read('DIGITAL_CARD_OFFLINE', setting.Switch, 'on'),
    /** Whether developers may run a remote of their machine inside this portal. */
    remoteOverrides: read('REMOTE_OVERRIDES', setting.Switch, production ? 'off' : 'on'),
    /** Whether `/readyz` responds 200 before the edge has had a remote for its shell. */
    readyWithoutRemotes: read('READY_WITHOUT_REMOTES', setting.Switch, production ? 'off' : 'on'),
    pageReportsPercent: read('PAGE_REPORTS_PERCENT', setting.integer(0, 100), '5'),
    tracing: readTracing(read),
    kioskKeys: read('KIOSK_KEYS', setting.KioskKeys, ''),
    securityTxt: readSecurityTxt(reader),
    /** Wallets in which members can save their cards; null without one. */
    wallet: readWalletSettings(reader),
    ...readTimeouts(read),
    limits: defaultLimits,
  }
  if (production) refuse('SANDBOX_PORT', 'has no effect with NODE_ENV=production')
  if (remotesUrl !== null) refuse('REMOTES_DIR', 'has no effect with REMOTES_URL')
  refuseMisspelt()
  if (messages.length > 0) throw new Error(messages.join('\n'))
  // The first key encrypts, all keys decrypt.
  return { ...config, sessionKeys: sessionKeys ?? loadSessionKeys(dataDir) }
}

/** Technical credentials, used by `backend/backend.ts` only. */
const readCredentials = (read: SettingReader['read']) => ({
  org: read('LOYALTY_ORG', setting.Filled, sandboxCredentials.LOYALTY_ORG),
  userName: read('LOYALTY_USERNAME', setting.Filled, sandboxCredentials.LOYALTY_USERNAME),
  password: read('LOYALTY_PASSWORD', setting.Filled, sandboxCredentials.LOYALTY_PASSWORD),
})

/** Settings with the names that OpenTelemetry gives them. */
const readTracing = (read: SettingReader['read']) => ({
  /** Base address of the collector of spans, which ends with `/`; null without one. */
  collector: read('OTEL_EXPORTER_OTLP_ENDPOINT', setting.BaseUrl),
  sampler: read('OTEL_TRACES_SAMPLER', setting.Sampler, 'parentbased_always_on'),
  /** The share of traces that the samplers with a ratio take. */
  ratio: read('OTEL_TRACES_SAMPLER_ARG', setting.Ratio, '1'),
})

/** Times of sessions, all in seconds. */
const readTimeouts = (read: SettingReader['read']) => ({
  idleTimeout: read('IDLE_TIMEOUT', setting.Seconds, String(timeouts.idleTimeout)),
  tokenRefreshAge: read('TOKEN_REFRESH_AGE', setting.Seconds, String(timeouts.tokenRefreshAge)),
  pointsRefreshAge: read('POINTS_REFRESH_AGE', setting.Seconds, String(timeouts.pointsRefreshAge)),
})

/** Made at the first start, so that development keeps sessions. @throws Error if damaged or if it cannot be written */
function loadSessionKeys(dataDir: string): Buffer[] {
  const file = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  try {
    // `wx` writes only a new file, so two edges that start at the same time use the same keys.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: privateFile, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const stored = v.safeParse(setting.SessionKeys, readFileSync(file, 'utf8').trim())
  if (!stored.success)
    throw new Error('The file session-keys in DATA_DIR is damaged: delete it; all members must log in again.')
  return stored.output
}
