import { wire } from '@portal/shared-contracts/testing/wire'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createEdge, type Edge, type EdgeOptions } from '../app.ts'
import { readConfig, type EdgeConfig } from '../config/config.ts'
import { createEdgeClient, type EdgeClient } from './edge-client.ts'
import { startUpstream, type Upstream } from './recording-upstream.ts'
import { bodyOf, type SampleCall } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

export type TestEdge = Edge &
  EdgeClient &
  AsyncDisposable & {
    config: EdgeConfig
    log: () => string
    lastLogLine: () => unknown
    /** Sends a call as the pages do. */
    call: (method: string, path: string, options?: CallOptions) => Promise<Response>
    /** Sends a GET request for any path. */
    get: (target: string, options?: Pick<CallOptions, 'headers' | 'from'>) => Promise<Response>
  }

export type CallOptions = {
  /** The member whose session is sent. */
  as?: MemberSession
  headers?: Record<string, string>
  body?: unknown
  /** The remote address of the connection; empty by default. */
  from?: string
}

type Overrides = Partial<Omit<EdgeConfig, 'limits'>> & { limits?: Partial<EdgeConfig['limits']> }

export const testKey = Buffer.alloc(32, 7)

/** The settings of an edge that runs as a process. */
export const testEnv = (backendUrl: string, dataDir: string) => ({
  BACKEND_URL: backendUrl,
  WITHDRAWAL_URL: `${backendUrl}/withdrawal`,
  PUBLIC_ORIGIN: 'https://portal.example',
  SESSION_KEYS: testKey.toString('base64'),
  LOYALTY_ORG: 'wire-org',
  LOYALTY_USERNAME: 'wire-user',
  LOYALTY_PASSWORD: 'wire-password',
  DATA_DIR: dataDir,
})

/** An edge with a temporary data folder, unless there is one in `overrides`. */
export function startEdge(backendUrl: string, overrides: Overrides = {}, options: EdgeOptions = {}): TestEdge {
  const { dataDir = mkdtempSync(join(tmpdir(), 'edge-')) } = overrides
  const defaults = readConfig(testEnv(backendUrl, dataDir))
  const config = { ...defaults, ...overrides, limits: { ...defaults.limits, ...overrides.limits } }
  const lines: string[] = []
  const logger = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const edge = createEdge(config, { logger, ...options })
  const client = createEdgeClient(edge)
  const close = async () => {
    await client.close()
    await edge.close()
    if (overrides.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    ...edge,
    ...client,
    config,
    log: () => lines.join(''),
    lastLogLine: () => JSON.parse(lines.at(-1) ?? '') as unknown,
    get: (target, options = {}) => client.send({ method: 'GET', target, ...options }),
    call: (method, path, { as, headers, body, from } = {}) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      return client.send({
        method,
        target: apiPath(path),
        headers: { ...type, ...(as && memberHeaders(as)), ...headers },
        body: JSON.stringify(body),
        from,
      })
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

export const apiPath = (path: string): string => `/api/api?path=${encodeURIComponent(path)}`

type EdgeInUse = TestEdge & {
  upstream: Upstream
  /** Only with `signedIn`; the login, and the reading of the cards, are not among the recorded requests. */
  member: MemberSession
}

type UseOptions = {
  handler?: Parameters<typeof startUpstream>[0]
  config?: Overrides
  signedIn?: boolean
  once?: boolean
}

/** An edge and the upstream it forwards to, new for each test, or with `once` for all tests of the file. */
export function useEdge({ handler = sampleUpstream(), config = {}, signedIn = false, once = false }: UseOptions = {}) {
  const edge = {} as EdgeInUse
  const [before, after] = once ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(async () => {
    const upstream = await startUpstream(handler)
    Object.assign(edge, startEdge(upstream.url, config), { upstream })
    if (signedIn) {
      edge.member = await signIn(edge)
      // As the pages do before an order and a lock.
      await edge.call('GET', 'shop/card', { as: edge.member })
    }
    upstream.requests.length = 0
  })
  after(async () => {
    await edge.close()
    await edge.upstream.close()
  })
  return edge
}

/** The sealed tokens of a page after a login, and the browser's cookie. */
export type MemberSession = {
  cookie: string
  access: string
  refresh: string
  secure: string
  external: string
  loyalty: string
}

export type LoginResponse = {
  meta: { accessToken: string }
  content: unknown
  refreshToken: string
  secureToken: string
  externalSessionId: string
}

/** Logs in and fetches a loyalty token. */
export async function signIn(edge: Pick<TestEdge, 'call'>, cookie = '', loginName?: string): Promise<MemberSession> {
  const body = { ...(bodyOf('login') as object), ...(loginName !== undefined && { loginName }) }
  const login = await edge.call('POST', 'shop/user/login', { body, headers: cookie ? { cookie } : {} })
  const content = (await login.json()) as LoginResponse
  const sessionCookie = cookieOf(login) ?? cookie
  const loyaltyLogin = await edge.call('POST', `${wire.prefix}/auth/login`, { headers: { cookie: sessionCookie } })
  return {
    cookie: sessionCookie,
    access: content.meta.accessToken,
    refresh: content.refreshToken,
    secure: content.secureToken,
    external: content.externalSessionId,
    loyalty: await loyaltyLogin.text(),
  }
}

export const cookieOf = (response: Response): string | undefined => response.headers.get('set-cookie')?.split(';')[0]

/** The headers a page sends on every member call. */
export const memberHeaders = ({ cookie, access, loyalty }: MemberSession): Record<string, string> => ({
  cookie,
  'x-access-token': access,
  'x-auth': loyalty,
})

/** The body a page sends: sealed tokens instead of raw ones, and no technical credentials. */
export function pageBody({ call, body }: SampleCall, member: MemberSession): unknown {
  if (call === 'loyalty login') return undefined
  if (call === 'refresh') return { refreshToken: member.refresh }
  return body
}
