import { expect, test } from 'vitest'
import { corsOf, market, preflight, readable, shop } from './embed-page.ts'
import { useEdge } from './test-edge.ts'

const edge = useEdge({ once: true, config: { embedOrigins: [shop, market] } })

test.each([shop, market])(
  'a preflight request of %s is allowed the methods and headers of the calls',
  async (origin) => {
    const response = await preflight(edge, { origin, 'access-control-request-headers': 'x-access-token' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(corsOf(response)).toEqual({
      ...readable(origin),
      'access-control-allow-methods': 'GET, PATCH, POST',
      'access-control-allow-headers': 'content-type, idempotency-key, x-access-token, x-auth',
      'access-control-max-age': '600',
    })
    expect(response.headers.get('vary')).toBe('origin, accept-encoding')
  },
)

const callHeaders = ['content-type', 'idempotency-key', 'x-access-token', 'x-auth']
const allowedOf = (response: Response): string[] =>
  response.headers.get('access-control-allow-headers')?.split(', ') ?? []

// Rule: calls-and-headers-69
test.each([
  { asked: 'traceparent,tracestate,x-access-token', more: ['traceparent', 'tracestate'] },
  { asked: 'baggage, sentry-trace', more: ['baggage', 'sentry-trace'] },
  { asked: 'X-Requested-With', more: ['x-requested-with'] },
  { asked: 'authorization,b3,uber-trace-id', more: ['authorization', 'b3', 'uber-trace-id'] },
  { asked: '', more: [] },
  { asked: ', ,x-a b,x:y,x;y,"x",é,<x>,x-a\tb,*,x-b', more: ['*', 'x-b'] },
  { asked: `${'x'.repeat(65)},${'y'.repeat(64)}`, more: ['y'.repeat(64)] },
])('a preflight request that asks for "$asked" is allowed the names of headers among them', async ({ asked, more }) => {
  const headers = { origin: shop, 'access-control-request-headers': Buffer.from(asked).toString('latin1') }
  expect(allowedOf(await preflight(edge, headers))).toEqual([...callHeaders, ...more])
})

test('a preflight request is allowed at most 64 names more than those of the calls', async () => {
  const asked = Array.from({ length: 1_000 }, (_, index) => `x-${index}`).join(',')
  const allowed = allowedOf(await preflight(edge, { origin: shop, 'access-control-request-headers': asked }))
  expect(allowed).toEqual([...callHeaders, ...Array.from({ length: 64 }, (_, index) => `x-${index}`)])
})
