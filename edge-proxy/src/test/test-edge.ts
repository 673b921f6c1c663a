import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createEdge, type Edge } from '../app.ts'
import { readConfig, type EdgeConfig } from '../config/config.ts'
import { createEdgeClient, type EdgeClient } from './edge-client.ts'

export type TestEdge = Edge & {
  config: EdgeConfig
  log: () => string
  /** Sends a request without changes. */
  send: EdgeClient['send']
  /** Sends a call as the pages do. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** Sends a GET request for any path. */
  get: (target: string, options?: Pick<CallOptions, 'headers' | 'from'>) => Promise<Response>
}

export type CallOptions = {
  headers?: Record<string, string>
  body?: unknown
  /** The remote address of the connection; empty by default. */
  from?: string
}

export const testKey = Buffer.alloc(32, 7)
export const portal = 'https://portal.example'

/** A configuration with a temporary data folder. */
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
  const client = createEdgeClient(edge.listener)
  const call: TestEdge['call'] = (method, path, { headers = {}, body, from } = {}) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    return client.send({
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
    send: client.send,
    get: (target, { headers = {}, from } = {}) => client.send({ method: 'GET', target, headers, from }),
    call,
    close: async () => {
      await client.close()
      await edge.close()
      if (overrides.dataDir === undefined) rmSync(config.dataDir, { recursive: true, force: true })
    },
  }
}

export const apiPath = (path: string): string => `/api/api?path=${encodeURIComponent(path)}`
