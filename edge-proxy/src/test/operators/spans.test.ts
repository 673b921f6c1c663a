import { wire } from '@portal/shared-contracts/testing/wire'
import { once } from 'node:events'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openTracing } from '../../operations/tracing.ts'
import { closedPort } from '../closed-port.ts'
import { killAll, startEdgeProcess } from '../edge-process.ts'
import { startCollector, type ReceivedSpan } from '../otlp-collector.ts'
import { closeConnection, startUpstream, type Recorded } from '../recording-upstream.ts'
import { bodyOf } from '../sample-calls.ts'
import { sampleUpstream, sampleUpstreamBut } from '../sample-upstream.ts'
import { apiPath, signIn, startEdge } from '../test-edge.ts'

afterEach(killAll)

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const header = (flags = '01') => `00-${traceId}-${parentId}-${flags}`
const [server, client] = [2, 3]
const proxy = '10.0.0.1'
const countries = apiPath('shop/countries')
const sampling = { sampler: 'parentbased_always_on', ratio: 1 } as const

/** An edge with the proxy that sends its spans to this collector, all of them when it is closed. */
async function startTracedEdge(
  url: string,
  collector: string,
  more: Partial<Parameters<typeof openTracing>[0]['tracing']> = {},
) {
  const tracing = { collector, ...sampling, ...more }
  const opened = await openTracing({ tracing }, pino({ enabled: false }))
  return startEdge(url, { trustedProxies: [proxy], imageSources: [`${url}/`] }, { tracing: opened })
}

const traceparentOf = ({ headers }: Recorded): string => headers.find(([name]) => name === 'traceparent')?.[1] ?? ''
const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name)

test('a trace goes from the span of the proxy over the call to the requests to shop and loyalty provider', async () => {
  await using collector = await startCollector()
  await using upstream = await startUpstream(sampleUpstream())
  const edge = await startTracedEdge(upstream.url, `${collector.url}/`)
  const member = await signIn(edge)
  upstream.requests.length = 0
  const headers = { traceparent: header() }
  await edge.call('GET', 'shop/card', { as: member, headers, from: proxy })
  await edge.call('GET', `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`, { as: member, headers, from: proxy })
  const sent = upstream.requests.map(traceparentOf)
  await edge.close()

  const spans = collector.spans().filter((span) => span.traceId === traceId)
  const calls = spans.filter(({ kind }) => kind === server)
  expect(calls.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['cards', parentId],
    ['account coupons', parentId],
  ])
  expect(calls[0]?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'url.template': 'shop/card',
  })
  const requests = spans.filter(({ kind }) => kind === client)
  expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual(calls.map(({ spanId }) => spanId))
  expect(requests.map(({ attributes }) => attributes['peer.service'])).toEqual(['shop', 'loyalty'])
  // What a backend makes of the header is part of the same trace.
  expect(sent).toEqual(requests.map(({ spanId }) => `00-${traceId}-${spanId}-01`))
  expect(collector.paths()).toEqual(['/v1/traces'])
  expect(collector.services()).toEqual(['portal-edge'])
})

test('an order has spans of its journal, and the log names the trace of the edge', async () => {
  await using collector = await startCollector()
  await using upstream = await startUpstream(sampleUpstream())
  const edge = await startTracedEdge(upstream.url, `${collector.url}/`)
  const member = await signIn(edge)
  const order = { as: member, body: bodyOf('order'), headers: { 'idempotency-key': 'order-with-spans-0123456789' } }
  expect((await edge.call('POST', 'shop/order', order)).status).toBe(200)
  const logged = (edge.lastLogLine() as { traceId: string }).traceId
  await edge.close()
  const [call] = named(collector.spans(), 'order')
  expect(call?.traceId).toBe(logged)
  expect(call?.parentSpanId ?? '').toBe('')
  const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  // The card of the order is read first.
  expect(parts.map(({ name }) => name)).toEqual([
    'order journal find',
    'GET shop/card',
    'order journal begin',
    'POST shop/order',
    'order journal recordOutcome',
  ])
})

test('pictures, errors and repeated reads are spans', async () => {
  await using collector = await startCollector()
  await using upstream = await startUpstream(sampleUpstreamBut('/shop/countries', closeConnection))
  const edge = await startTracedEdge(upstream.url, `${collector.url}/`)
  await edge.get('/api/image?src=nothing&w=240')
  await edge.call('GET', 'shop/countries')
  await edge.call('GET', 'shop/nothing')
  await edge.close()
  const spans = collector.spans()
  expect(named(spans, 'image')).toMatchObject([{ kind: server, attributes: { 'http.response.status_code': 200 } }])
  const broken = { status: { code: 2 }, attributes: { 'error.type': 'reset' } }
  expect(named(spans, 'GET shop/countries')).toMatchObject([broken, broken])
  expect(named(spans, 'countries')).toMatchObject([
    { status: { code: 2 }, attributes: { 'http.response.status_code': 502, 'error.type': 'backendUnavailable' } },
  ])
  expect(named(spans, 'unknown')).toMatchObject([{ status: { code: 0 }, attributes: { 'error.type': 'callUnknown' } }])
})

test('spans hold no id, no value of a request, no address and no secret', async () => {
  await using collector = await startCollector()
  await using upstream = await startUpstream(sampleUpstream())
  const edge = await startTracedEdge(upstream.url, `${collector.url}/`)
  const member = await signIn(edge)
  const from = '203.0.113.77'
  await edge.call('GET', `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`, { as: member, from })
  await edge.call('GET', `${wire.prefix}/v2/accounts/ACC-FOREIGN/accountcoupons`, { as: member, from })
  await edge.call('POST', 'shop/user/check', { body: { loginName: 'canary@example.org' }, from })
  await edge.call('GET', 'shop/sent-by-page?sent-by-page=1', { as: member, from })
  await edge.get('/api/image?src=https%3A%2F%2Fsent-by-page.example%2Fx.jpg&w=240')
  await edge.close()
  const text = collector.text()
  expect(text).toContain('{accountId}')
  expect(text).not.toMatch(/ACC-|example|sent-by-page|wire-|203\.0\.113|127\.0\.0\.1|localhost/i)
  for (const sealed of Object.values(member)) expect(text).not.toContain(sealed)
})

test.each([
  { sampler: 'parentbased_always_on', ratio: 1, flags: '01', sampled: true },
  { sampler: 'parentbased_always_on', ratio: 1, flags: '00', sampled: false },
  { sampler: 'parentbased_always_on', ratio: 0, flags: null, sampled: true },
  { sampler: 'parentbased_always_off', ratio: 1, flags: '01', sampled: true },
  { sampler: 'parentbased_always_off', ratio: 1, flags: null, sampled: false },
  { sampler: 'parentbased_traceidratio', ratio: 0, flags: '01', sampled: true },
  { sampler: 'parentbased_traceidratio', ratio: 0, flags: null, sampled: false },
  { sampler: 'parentbased_traceidratio', ratio: 1, flags: null, sampled: true },
  { sampler: 'traceidratio', ratio: 0, flags: '01', sampled: false },
  { sampler: 'traceidratio', ratio: 1, flags: '00', sampled: true },
  { sampler: 'always_off', ratio: 1, flags: '01', sampled: false },
  { sampler: 'always_on', ratio: 0, flags: '00', sampled: true },
] as const)(
  '$sampler with $ratio and the flags $flags: sampled $sampled',
  async ({ sampler, ratio, flags, sampled }) => {
    await using collector = await startCollector()
    await using upstream = await startUpstream(sampleUpstream())
    const edge = await startTracedEdge(upstream.url, `${collector.url}/`, { sampler, ratio })
    await edge.call('GET', 'shop/countries', { from: proxy, headers: flags ? { traceparent: header(flags) } : {} })
    await edge.close()
    expect(collector.spans()).toHaveLength(sampled ? 2 : 0)
    // The backends sample the same traces.
    expect(upstream.requests.map(traceparentOf).join()).toMatch(sampled ? /-01$/ : /-00$/)
  },
)

/** What a process of the edge has loaded, which got one call and SIGTERM. */
async function modulesOfProcess(env: Record<string, string>): Promise<string[]> {
  await using upstream = await startUpstream(sampleUpstream())
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-spans-'))
  const file = join(dataDir.path, 'modules')
  const preload = `--import ${new URL('../list-modules.ts', import.meta.url).href}`
  const { child, url } = await startEdgeProcess(upstream, dataDir.path, 0, {
    NODE_OPTIONS: preload,
    MODULES_FILE: file,
    ...env,
  })
  expect((await fetch(`${url}${countries}`)).status).toBe(200)
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(9_000) })
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  return readFileSync(file, 'utf8').split('\n')
}

test('without the setting nothing of OpenTelemetry is loaded', async () => {
  const modules = await modulesOfProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  expect(modules.some((name) => name.includes('/edge-proxy/src/app.ts'))).toBe(true)
  // prom-client loads the types and empty functions of `@opentelemetry/api`.
  const ofSpans = modules.filter((name) => /@opentelemetry\/(?!api\/)|export-spans/.test(name))
  expect(ofSpans).toEqual([])
})

test('with the setting it is, and SIGTERM sends the spans that are left', async () => {
  await using collector = await startCollector()
  const modules = await modulesOfProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'portal' })
  expect(modules.some((name) => name.includes('/@opentelemetry/sdk-trace/'))).toBe(true)
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET shop/countries', 'countries'])
  expect(collector.services()).toEqual(['portal'])
})

test('the workers of an edge send their spans too', async () => {
  await using collector = await startCollector()
  await modulesOfProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WORKERS: '2' })
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET shop/countries', 'countries'])
})

test('a collector that is gone is logged', async () => {
  await using upstream = await startUpstream(sampleUpstream())
  const lines: string[] = []
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const tracing = { collector: `http://127.0.0.1:${await closedPort()}/`, ...sampling }
  const edge = startEdge(upstream.url, {}, { tracing: await openTracing({ tracing }, logger) })
  expect((await edge.call('GET', 'shop/countries')).status).toBe(200)
  await edge.close()
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ msg: 'spans were not exported', count: 1 }])
})

test('a collector that never answers, or is gone, changes no response and no end of the process', async () => {
  await using silent = await startCollector(true)
  const gone = `http://127.0.0.1:${await closedPort()}`
  for (const collector of [silent.url, gone]) await modulesOfProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })
  expect(silent.paths()).toContain('/v1/traces')
})
