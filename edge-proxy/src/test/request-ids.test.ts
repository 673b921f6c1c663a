import { expect, test } from 'vitest'
import { rawRequest, requestText } from './raw-request.ts'
import { useEdge } from './test-edge.ts'

const edge = useEdge({ config: { trustedProxies: ['10.0.0.1'] } })

const own = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const idOf = (response: Response): string => response.headers.get('x-request-id') ?? ''
const check = (headers: Record<string, string>, from: string) =>
  edge.call('POST', 'shop/user/check', { body: { loginName: 'a@example.org' }, headers, from })

test.each([
  '/healthz',
  '/api/api?path=shop%2Fcountries',
  '/api/api?path=unknown',
  '/api/unknown',
  '/api/image?src=x',
  '/metrics',
  '/anything',
])('sets its own id on the response of %s', async (target) => {
  const [one, two] = [await edge.get(target), await edge.get(target)]
  expect(idOf(one)).toMatch(own)
  expect(idOf(two)).toMatch(own)
  expect(idOf(one)).not.toBe(idOf(two))
})

test.each([
  { title: 'keeps the id of a trusted proxy', from: '10.0.0.1', sent: 'lb-7.0123456789_ab', keeps: true },
  { title: 'replaces the id of an untrusted client', from: '203.0.113.1', sent: 'lb-7.0123456789_ab', keeps: false },
  { title: 'replaces a short id', from: '10.0.0.1', sent: 'abc', keeps: false },
  { title: 'replaces a long id', from: '10.0.0.1', sent: 'a'.repeat(65), keeps: false },
  { title: 'replaces an id with other characters', from: '10.0.0.1', sent: '{"level":60}', keeps: false },
])('$title', async ({ from, sent, keeps }) => {
  const response = await check({ 'x-request-id': sent }, from)
  expect(idOf(response) === sent).toBe(keeps)
  expect(edge.lastLogLine()).toMatchObject({ call: 'user check', requestId: idOf(response) })
  expect(JSON.stringify(edge.upstream.requests)).not.toContain(idOf(response))
})

test('sends the id once', async () => {
  const request = requestText('GET', '/api/api?path=shop%2Fcountries', { 'x-request-id': 'set-by-the-client' })
  const { text } = await rawRequest(await edge.port(), request)
  expect(text.match(/^x-request-id: .+$/gim)).toHaveLength(1)
  expect(text).not.toContain('set-by-the-client')
})
