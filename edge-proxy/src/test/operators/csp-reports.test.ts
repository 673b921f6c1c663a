import { expect, test } from 'vitest'
import { useEdge } from '../test-edge.ts'

const edge = useEdge({ config: { metricsReaders: ['127.0.0.1'] } })

type Sent = { body?: unknown; headers?: Record<string, string>; from?: string }

const report = async ({ body = { 'csp-report': {} }, headers = {}, from = '203.0.113.1' }: Sent) =>
  edge.send({
    method: 'POST',
    target: '/api/csp-reports',
    headers: { 'content-type': 'application/csp-report', origin: 'null', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
    from,
  })

const of = (directive: string) => ({
  'csp-report': {
    'document-uri': 'https://portal.example/konto?token=secret',
    'blocked-uri': 'trusted-types-sink',
    'effective-directive': directive,
    'script-sample': 'Element innerHTML|secret',
  },
})

async function counted(): Promise<Record<string, number>> {
  const text = await (await edge.get('/metrics', { from: '127.0.0.1' })).text()
  const rows = text.matchAll(/^edge_csp_reports_total\{directive="([^"]+)"\} (\d+)$/gm)
  return Object.fromEntries([...rows].map(([, directive = '', count]) => [directive, Number(count)]))
}

test('reports are counted by directive and logged once a minute, without anything else that they say', async () => {
  for (const directive of ['require-trusted-types-for', 'require-trusted-types-for', 'script-src-elem', '<b>secret'])
    expect((await report({ body: of(directive) })).status).toBe(204)
  // What Firefox and older browsers send.
  await report({ body: { 'csp-report': { 'violated-directive': "img-src 'self' data:" } } })
  expect(await counted()).toEqual({
    'require-trusted-types-for': 2,
    'script-src-elem': 1,
    'img-src': 1,
    other: 1,
  })
  const lines = edge
    .log()
    .split('\n')
    .filter((line) => line.includes('stopped by the policy'))
  expect(lines.map((line) => (JSON.parse(line) as { directive: string }).directive)).toEqual([
    'require-trusted-types-for',
    'script-src-elem',
    'other',
    'img-src',
  ])
  expect(edge.log()).not.toMatch(/secret|konto/)
})

test('the Reporting API reports scripts without a hash, as Chromium sends it over HTTPS', async () => {
  const body = { blockedURL: 'https://portal.example/secret.js', destination: 'script', reportOnly: false }
  const sent = [{ age: 3, body, type: 'integrity-violation', url: 'https://portal.example/', user_agent: 'x' }]
  const headers = { 'content-type': 'application/reports+json', origin: 'https://portal.example' }
  expect((await report({ body: sent, headers })).status).toBe(204)
  expect((await report({ body: [{ type: 'deprecation' }], headers })).status).toBe(204)
  expect(await counted()).toMatchObject({ integrity: 1 })
  expect(edge.log()).not.toContain('secret')
})

test.each<{ title: string; sent: Sent; status: number }>([
  { title: 'of another site', sent: { headers: { 'sec-fetch-site': 'cross-site' } }, status: 403 },
  { title: 'of another type', sent: { headers: { 'content-type': 'application/json' } }, status: 400 },
  { title: 'without a report', sent: { body: {} }, status: 400 },
  { title: 'of 17 KB', sent: { body: { 'csp-report': { sample: 'a'.repeat(17 * 1024) } } }, status: 400 },
])('a report $title is refused and not counted', async ({ sent, status }) => {
  expect((await report(sent)).status).toBe(status)
  expect(await counted()).toEqual({})
})

test('an address has 60 reports in ten minutes', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 62; sent += 1) statuses.push((await report({ body: of('img-src') })).status)
  expect(statuses.slice(59)).toEqual([204, 429, 429])
  expect((await report({ from: '203.0.113.9' })).status).toBe(204)
})
