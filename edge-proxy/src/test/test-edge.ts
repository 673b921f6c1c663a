import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createEdge, type Edge } from '../app.ts'
import { readConfig, type EdgeConfig } from '../config/config.ts'
import { openDoor, type Door } from './door.ts'

export type TestEdge = Edge & {
  config: EdgeConfig
  log: () => string
  /** Sends a request over the wire, as it stands. */
  ask: Door['ask']
  /** Sends one call as the page's client does. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** Opens any address of the edge. */
  get: (target: string, options?: Pick<CallOptions, 'headers' | 'from'>) => Promise<Response>
}

export type CallOptions = {
  headers?: Record<string, string>
  body?: unknown
  /** Address at the other end of the connection; without it nobody's. */
  from?: string
}

export const testKey = Buffer.alloc(32, 7)
export const portal = 'https://portal.example'

/** A configuration over a data folder of its own; `overrides` wins. */
export function testConfig(backendUrl: string, overrides: Partial<EdgeConfig> = {}): EdgeConfig {
  const config = readConfig({
    BACKEND_URL: backendUrl,
    PUBLIC_ORIGIN: portal,
    SESSION_KEYS: testKey.toString('base64'),
    LOYALTY_ORG: 'wire-org',
    LOYALTY_USERNAME: 'wire-user',
    LOYALTY_PASSWORD: 'wire-password',
    DATA_DIR: join(tmpdir(), 'replaced'),
  })
  return { ...config, ...overrides, dataDir: overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'edge-')) }
}

export function startEdge(backendUrl: string, overrides: Partial<EdgeConfig> = {}): TestEdge {
  const config = testConfig(backendUrl, overrides)
  const lines: string[] = []
  const logger = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const edge = createEdge(config, { logger })
  const door = openDoor(edge.listener)
  const call: TestEdge['call'] = (method, path, { headers = {}, body, from } = {}) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    return door.ask({
      method,
      target: apiPath(path),
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: json,
      from,
    })
  }
  return {
    ...edge,
    config,
    log: () => lines.join(''),
    ask: door.ask,
    get: (target, { headers = {}, from } = {}) => door.ask({ method: 'GET', target, headers, from }),
    call,
    close: async () => {
      await door.close()
      await edge.close()
      if (overrides.dataDir === undefined) rmSync(config.dataDir, { recursive: true, force: true })
    },
  }
}

export const apiPath = (path: string): string => `/api/api?path=${encodeURIComponent(path)}`
