import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../../http/metrics.ts'
import { createPageApp } from '../../pages/testing/page-app.ts'
import { closeConnection, sendJson } from '../recording-upstream.ts'
import { signIn, startEdge, useEdge } from '../test-edge.ts'

const edge = useEdge({ config: { trustedProxies: ['10.0.0.1'] } })

const metrics = async () => (await edge.get('/metrics', { from: '127.0.0.1' })).text()
const login = (from = '203.0.113.1') =>
  edge.call('POST', 'shop/user/login', {
    body: { loginName: 'canary@example.org', password: 'CANARY', rememberMe: true },
    from,
  })

test('counts responses by call and status class, durations, backend errors, retries, rate limits and breakers', async () => {
  const member = await signIn(edge)
  edge.upstream.respondWith((_, response) => sendJson(response, { meta: { success: false }, errorMessage: [] }))
  for (let count = 0; count < 11; count += 1) await login()
  edge.upstream.respondWith(closeConnection)
  for (let count = 0; count < 21; count += 1) await edge.call('GET', 'shop/card', { as: member })
  await edge.call('GET', 'shop/nonsense')
  const lines = (await metrics()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'edge_requests_total{call="login",status="2xx"} 11',
      'edge_requests_total{call="login",status="4xx"} 1',
      'edge_requests_total{call="cards",status="5xx"} 21',
      'edge_requests_total{call="unknown",status="4xx"} 1',
      'edge_objective_requests_total{objective="login",result="good"} 11',
      'edge_objective_requests_total{objective="login",result="failed"} 0',
      'edge_objective_requests_total{objective="lists",result="failed"} 21',
      'edge_request_seconds_count{call="login"} 12',
      'edge_request_seconds_bucket{le="+Inf",call="login"} 12',
      'edge_rate_limited_total{call="login",window="account and address"} 1',
      'edge_backend_failures_total{call="cards",backend="shop",kind="reset"} 20',
      'edge_backend_failures_total{call="cards",backend="shop",kind="busy"} 1',
      'edge_breaker_open{backend="shop"} 1',
      'edge_breaker_open{backend="loyalty"} 0',
    ]),
  )
  expect(lines.find((line) => line.startsWith('edge_backend_retries_total'))).toMatch(/\{call="cards"\} 1\d$/)
})

test('counts pages of an edge that has them', async () => {
  const pages = createPageApp()
  onTestFinished(pages.remove)
  await using withPages = startEdge(edge.upstream.url, {}, { addPages: pages.addPages })
  for (const path of ['/', '/impressum', '/lost', '/robots.txt']) await withPages.get(path)
  const text = await (await withPages.get('/metrics', { from: '127.0.0.1' })).text()
  expect(text).toMatch(/^edge_objective_requests_total\{objective="pages",result="good"\} 2$/m)
  expect(text).toMatch(/^edge_objective_requests_total\{objective="pages",result="failed"\} 0$/m)
})

test('is valid Prometheus text: every series has a type, and no series appears twice', async () => {
  await signIn(edge)
  const lines = (await metrics()).trimEnd().split('\n')
  const types = new Set(lines.flatMap((line) => /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? []))
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'))
  for (const sample of samples) {
    const [, name = '', value] = /^(\w+)(?:\{(?:\w+="[^"\n]*",?)+\})? (\S+)$/.exec(sample) ?? []
    expect(types.has(name.replace(/_(?:bucket|sum|count)$/, '')) || types.has(name), sample).toBe(true)
    // Until the event loop was measured once, its mean and deviation are not numbers.
    const isNumber = Number.isFinite(Number(value)) || (name.startsWith('nodejs_eventloop_lag') && value === 'Nan')
    expect(isNumber, sample).toBe(true)
  }
  const series = samples.map((sample) => sample.replace(/ \S+$/, ''))
  expect(new Set(series).size).toBe(series.length)
  expect(samples.some((sample) => sample.startsWith('process_resident_memory_bytes '))).toBe(true)
})

test('a running edge has every metric that alert rules and dashboard are checked against', async () => {
  const declared = createMetrics()
  declared.addGauges(() => Promise.reject(new Error('only the names are read')))
  const types = (await metrics()).match(/(?<=^# TYPE )\w+/gm)
  expect(types?.toSorted()).toEqual(
    declared.registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('contains no id, no value of a request and no secret', async () => {
  const member = await signIn(edge)
  await login()
  await edge.call('GET', `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`, { as: member })
  await edge.call('GET', 'shop/sent-by-page?sent-by-page=1', { as: member })
  await edge.get('/remotes/sent-by-page/9.9.9/sent-by-page.js')
  const text = await metrics()
  expect(text).not.toMatch(/ACC-1|example\.org|sent-by-page|wire-|9\.9\.9|203\.0\.113/i)
  for (const sealed of Object.values(member)) expect(text).not.toContain(sealed)
})

const forwardedFor = (text: string) => ({ 'x-forwarded-for': text })

test.each<{ title: string; from: string; headers?: Record<string, string>; status: number }>([
  { title: 'this machine', from: '127.0.0.1', status: 200 },
  { title: 'this machine over IPv6', from: '::1', status: 200 },
  { title: 'this machine on a dual-stack socket', from: '::ffff:127.0.0.1', status: 200 },
  { title: 'another machine', from: '203.0.113.1', status: 404 },
  { title: 'an untrusted proxy on this machine', from: '127.0.0.1', headers: forwardedFor('127.0.0.1'), status: 404 },
  {
    title: 'a trusted proxy that sends the Forwarded header only',
    from: '10.0.0.1',
    headers: { forwarded: 'for=127.0.0.1' },
    status: 404,
  },
  { title: 'a visitor behind a trusted proxy', from: '10.0.0.1', headers: forwardedFor('203.0.113.1'), status: 404 },
  {
    title: 'a visitor who claims to be this machine',
    from: '10.0.0.1',
    headers: forwardedFor('127.0.0.1, 203.0.113.1'),
    status: 404,
  },
  { title: 'a closed connection', from: '', status: 404 },
])('responds to $title with $status', async ({ from, headers = {}, status }) => {
  expect((await edge.get('/metrics', { from, headers })).status).toBe(status)
})

test('allows the configured readers only', async () => {
  await using open = startEdge(edge.upstream.url, { metricsReaders: ['192.0.2.0/24'] })
  expect((await open.get('/metrics', { from: '192.0.2.77' })).status).toBe(200)
  expect((await open.get('/metrics', { from: '127.0.0.1' })).status).toBe(404)
})

test.each([
  { host: '127.0.0.1:3000', status: 200 },
  { host: 'localhost', status: 200 },
  { host: 'portal.example', status: 200 },
  { host: 'evil.example', status: 404 },
  { host: 'evil.example', config: { production: true }, status: 404 },
  { host: 'edge-1.internal', config: { metricsHosts: ['edge-1.internal'] }, status: 200 },
  { host: '127.0.0.1', config: { metricsHosts: ['edge-1.internal'] }, status: 404 },
])('a reader that asks $host with $config gets $status', async ({ host, config = {}, status }) => {
  await using other = startEdge(edge.upstream.url, config)
  expect((await other.get('/metrics', { from: '127.0.0.1', headers: { host } })).status).toBe(status)
})
