import { beforeAll, expect, test } from 'vitest'
import { generatedPaths } from './generated-paths.ts'
import { hostilePaths } from './hostile-paths.ts'
import { rawRequest, requestText } from './raw-request.ts'
import { memberHeaders, useEdge } from './test-edge.ts'

// With a valid session, so that no request is rejected for its session.
const edge = useEdge({ signedIn: true, once: true })
const touched = () => ({ connections: edge.upstream.connections(), requests: edge.upstream.requests.length })
let before: ReturnType<typeof touched>

beforeAll(() => void (before = touched()))

test('the table has at least 150 literals and ten per kind', () => {
  const kinds = Map.groupBy(hostilePaths, ({ kind }) => kind)
  expect(hostilePaths.length).toBeGreaterThanOrEqual(150)
  expect([...kinds].filter(([, rows]) => rows.length < 10)).toEqual([])
})

// Rules: calls-and-headers-7, calls-and-headers-13
test.each(hostilePaths)('rejects $kind $method $target over a socket', async ({ method = 'GET', target }) => {
  const { status } = await rawRequest(await edge.port(), requestText(method, target, memberHeaders(edge.member)))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(touched()).toEqual(before)
})

// Rules: errors-44, errors-47
test('rejects 6000 generated paths without a connection', async () => {
  const passed: string[] = []
  const headers = memberHeaders(edge.member)
  for (const url of generatedPaths(20_261_120, 6_000)) {
    const response = await edge.get(url, { headers })
    if (response.status < 400 || response.status > 499) passed.push(`${response.status} ${url}`)
  }
  expect(passed).toEqual([])
  expect(touched()).toEqual(before)
})
