import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEdgeWithUpstream } from './edge-with-upstream.ts'
import { generatedPaths } from './generated-paths.ts'
import { hostilePaths } from './hostile-paths.ts'
import { memberHeaders, signIn } from './member-session.ts'
import { listen, rawRequest, requestText } from './raw-request.ts'
import type { Upstream } from './recording-upstream.ts'
import type { TestEdge } from './test-edge.ts'

let upstream: Upstream
let edge: TestEdge
let server: Awaited<ReturnType<typeof listen>>
/** A valid session, so that no request is rejected for its session. */
let headers: Record<string, string>
let before: { connections: number; requests: number }

beforeAll(async () => {
  ;({ upstream, edge } = await startEdgeWithUpstream())
  server = await listen(edge)
  headers = memberHeaders(await signIn(edge))
  before = { connections: upstream.connections(), requests: upstream.requests.length }
})

afterAll(async () => {
  await server.close()
  await edge.close()
})

const touched = () => ({ connections: upstream.connections(), requests: upstream.requests.length })

test('the table has at least 150 literals and ten per kind', () => {
  const kinds = Map.groupBy(hostilePaths, ({ kind }) => kind)
  expect(hostilePaths.length).toBeGreaterThanOrEqual(150)
  expect([...kinds].filter(([, rows]) => rows.length < 10)).toEqual([])
})

test.each(hostilePaths)('rejects $kind $method $target over a socket', async ({ method = 'GET', target }) => {
  const { status } = await rawRequest(server.port, requestText(method, target, headers))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(touched()).toEqual(before)
})

test('rejects 6000 generated paths without a connection', async () => {
  const passed: string[] = []
  for (const url of generatedPaths(20_261_120, 6_000)) {
    const response = await edge.get(url, { headers })
    if (response.status < 400 || response.status > 499) passed.push(`${response.status} ${url}`)
  }
  expect(passed).toEqual([])
  expect(touched()).toEqual(before)
})
