import * as timeouts from '@delikaterie/shared-contracts/session/timeouts'
import { resolve } from 'node:path'
import * as v from 'valibot'
import * as field from './fields.ts'
import { keptSessionKeys } from './session-keys.ts'

/** Milliseconds and bytes of the edge's own limits; tests shorten them. */
export type Limits = {
  connectTimeout: number
  headersTimeout: number
  bodyTimeout: number
  answerBytes: number
  imageTimeout: number
  imageBytes: number
  imagePixels: number
}

export const defaultLimits: Limits = {
  connectTimeout: 3_000,
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  answerBytes: 4 * 1024 * 1024,
  imageTimeout: 5_000,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
}

export type EdgeConfig = {
  production: boolean
  /** Ends in `/`; every backend path is appended. */
  backendUrl: string
  publicOrigin: string
  host: string
  port: number
  appId: string
  /** Technical credentials: only the edge's upstream folder reads them. */
  loyalty: { org: string; userName: string; password: string }
  /** Newest first: it seals, all of them open. */
  sessionKeys: readonly Buffer[]
  dataDir: string
  trustedProxies: readonly string[]
  /** Addresses and networks that may read `/metrics`. */
  metricsReaders: readonly string[]
  /** Raw text; whoever verifies release records parses it. */
  registryPublicKeys: string | null
  imageSources: readonly string[]
  shopOrigins: readonly string[]
  embedOrigins: readonly string[]
  remotesDir: string
  kioskKeys: readonly string[]
  /** Seconds. */
  idleTimeout: number
  tokenRefreshAge: number
  pointsRefreshAge: number
  limits: Limits
}

/** Names of design §3 that this build would ignore: refused, so that nobody relies on them. */
const unsupported = ['REDIS_URL', 'REMOTES_URL', 'TLS_CERT', 'TLS_KEY', 'WITHDRAWAL_URL']

/** The sandbox's made-up credentials; `npm start` works without configuration. */
const sandboxCredentials = {
  LOYALTY_ORG: 'delikaterie-sandbox',
  LOYALTY_USERNAME: 'edge-sandbox',
  LOYALTY_PASSWORD: 'sandbox-only-not-a-secret',
}

const requiredInProduction = new Set([
  'BACKEND_URL',
  'PUBLIC_ORIGIN',
  'SESSION_KEYS',
  ...Object.keys(sandboxCredentials),
])

type Env = Readonly<Record<string, string | undefined>>

/**
 * The configuration of the edge, parsed once at start (design §3).
 * @throws Error whose message has one sentence per missing or bad variable, never a value
 */
export function readConfig(env: Env): EdgeConfig {
  const problems = unsupported
    .filter((name) => given(env, name) !== undefined)
    .map((name) => `${name} is not supported by this build yet; remove it.`)
  const production = env['NODE_ENV'] === 'production'

  /** One variable; a blank one counts as missing. */
  function read<S extends v.GenericSchema<string, unknown>>(name: string, schema: S, fallback: string): v.InferOutput<S>
  function read<S extends v.GenericSchema<string, unknown>>(name: string, schema: S): v.InferOutput<S> | null
  function read(name: string, schema: v.GenericSchema<string, unknown>, fallback?: string): unknown {
    const text = given(env, name)
    if (text === undefined && production && requiredInProduction.has(name)) {
      problems.push(`${name} is required with NODE_ENV=production.`)
      return null
    }
    const value = text ?? fallback
    if (value === undefined) return null
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    problems.push(`${name} ${parsed.issues[0].message}.`)
    return null
  }

  const port = read('PORT', field.whole(1, 65_535), '3000')
  const sandboxPort = read('SANDBOX_PORT', field.whole(1, 65_535), '3100')
  const publicOrigin = read('PUBLIC_ORIGIN', field.Origin, `http://localhost:${port ?? 3000}`)
  const sandbox = [`http://localhost:${sandboxPort ?? 3100}`, `http://127.0.0.1:${sandboxPort ?? 3100}`]
  const images = [...sandbox.map((origin) => `${origin}/images/`), ...(publicOrigin === null ? [] : [publicOrigin])]
  const dataDir = resolve(read('DATA_DIR', field.Filled, '.data'))
  const sessionKeys = read('SESSION_KEYS', field.SessionKeys)

  const config = {
    production,
    backendUrl: read('BACKEND_URL', field.BaseUrl, `http://127.0.0.1:${sandboxPort ?? 3100}`),
    publicOrigin,
    host: read('HOST', field.HeaderText, '127.0.0.1'),
    port,
    appId: read('APP_ID', field.HeaderText, 'delikaterie-portal'),
    loyalty: {
      org: read('LOYALTY_ORG', field.Filled, sandboxCredentials.LOYALTY_ORG),
      userName: read('LOYALTY_USERNAME', field.Filled, sandboxCredentials.LOYALTY_USERNAME),
      password: read('LOYALTY_PASSWORD', field.Filled, sandboxCredentials.LOYALTY_PASSWORD),
    },
    dataDir,
    trustedProxies: read('TRUSTED_PROXIES', field.Addresses, ''),
    metricsReaders: read('METRICS_READERS', field.Addresses, '127.0.0.0/8,::1'),
    registryPublicKeys: read('REGISTRY_PUBLIC_KEYS', field.Filled),
    imageSources: read('IMAGE_SOURCES', field.ImageSources, images.join(',')),
    shopOrigins: read('SHOP_ORIGINS', field.Origins, sandbox.join(',')),
    embedOrigins: read('EMBED_ORIGINS', field.Origins, ''),
    remotesDir: resolve(read('REMOTES_DIR', field.Filled, '.releases')),
    kioskKeys: read('KIOSK_KEYS', field.KioskKeys, ''),
    idleTimeout: read('IDLE_TIMEOUT', field.Seconds, String(timeouts.idleTimeout)),
    tokenRefreshAge: read('TOKEN_REFRESH_AGE', field.Seconds, String(timeouts.tokenRefreshAge)),
    pointsRefreshAge: read('POINTS_REFRESH_AGE', field.Seconds, String(timeouts.pointsRefreshAge)),
    limits: defaultLimits,
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { ...config, sessionKeys: sessionKeys ?? keptSessionKeys(dataDir) }
}

function given(env: Env, name: string): string | undefined {
  const text = env[name]
  return text === undefined || text.trim() === '' ? undefined : text
}
