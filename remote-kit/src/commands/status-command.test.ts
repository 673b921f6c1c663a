import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from '@portal/edge-proxy/http/metrics'
import { openTerminal } from '../testing/terminal.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** The address of a server that responds in this way. */
async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const remotes = (...args: string[]) => openTerminal({ cwd: '/' }).run(...args)

const holdEnd = '2026-11-25T12:00:00.000Z'

type Counted = { pages?: number; failures?: number; seconds?: number[]; lcp?: number[]; page?: string }

/**
 * The metrics of an edge that gives 100 - `percent` of the browsers the first version of mfe-x and the rest the second
 * one.
 */
function metricsOf(versions: Record<string, Counted>, percent: number | null = null, held: string | null = null) {
  const metrics = createMetrics()
  const [remote, [current = '', canary = '']] = ['mfe-x', Object.keys(versions)]
  metrics.addGauges(async () => ({
    edge_breaker_open: [],
    edge_state_failing: [],
    edge_images_failing: [],
    edge_security_txt_days: [],
    edge_wallet_pushes_waiting: [],
    edge_wallet_certificate_expires_seconds: [],
    edge_registry_revision: [],
    edge_registry_refused: [],
    edge_store_failing: [],
    edge_remote_release: [[{ remote, version: current }, 1]],
    edge_remote_browsers_percent: [
      [{ remote, version: current }, 100 - (percent ?? 0)],
      ...(percent === null ? [] : [[{ remote, version: canary }, percent] as const]),
    ],
    edge_remote_hold_end_seconds: held === null ? [] : [[{ remote, version: held }, Date.parse(holdEnd) / 1000]],
    edge_remote_missing: [[{ remote }, 0]],
    edge_remote_refused: [[{ remote }, 0]],
  }))
  for (const [version, { pages = 0, failures = 0, seconds = [], lcp = [], page = '/x' }] of Object.entries(versions)) {
    for (let count = 0; count < pages; count++) metrics.count('edge_remote_pages_total', { remote, version })
    for (let count = 0; count < failures; count++) {
      metrics.count('edge_remote_failures_total', { remote, version, reason: count % 2 === 0 ? 'code' : 'render' })
    }
    for (const value of seconds) metrics.observe('edge_remote_load_seconds', { remote, version }, value)
    const devices = ['phone', 'desktop'] as const
    for (const [index, value] of lcp.entries()) {
      metrics.observe('edge_page_lcp_seconds', { page, remote, version, device: devices[index % 2] ?? '' }, value)
    }
  }
  metrics.count('edge_remote_pages_total', { remote: 'mfe-y', version: '2.0.0' })
  return metrics.registry
}

const edgeOf = (metrics: ReturnType<typeof metricsOf>) =>
  serve(async ({ url }, response: ServerResponse) => {
    if (url === '/metrics') response.end(await metrics.metrics())
    else response.writeHead(404).end()
  })

const canary = {
  '1.0.0-a': { pages: 2_400, failures: 6, seconds: [0.2, 0.2, 0.2, 0.2], lcp: [1.2, 1.4] },
  '1.0.0-b': { pages: 120, failures: 9, seconds: [0.2, 0.2, 3, 3], lcp: [0.4, 0.4, 2, 2] },
}

test('a canary stands beside the current version: pages, failures with their share, load times and web vitals', async () => {
  const address = await edgeOf(metricsOf(canary, 5))
  const { code, output } = await remotes('status', 'mfe-x', '--metrics', address)
  expect(code).toBe(0)
  expect(output.split('\n')).toEqual([
    'mfe-x: the canary 1.0.0-b failed in 9 of 120 pages (7.5 %), 1.0.0-a in 6 of 2,400 pages (0.25 %). It fails more often.',
    '  version                 pages  failures   share  load p50  load p95   LCP p75  INP p75  CLS p75',
    '  1.0.0-b  canary, 5 %      120         9   7.5 %    250 ms  3,800 ms  2,000 ms        -        -',
    '  1.0.0-a  current, 95 %  2,400         6  0.25 %    175 ms    243 ms  1,375 ms        -        -',
  ])
})

test.each(['1.0.0-a', '1.0.0-b'])('the status says that %s is held, and until when', async (held) => {
  const address = await edgeOf(metricsOf(canary, 5, held))
  const { output } = await remotes('status', 'mfe-x', '--metrics', address)
  expect(output.split('\n')[1]).toBe(`  ${held} is held until ${holdEnd}: edges do not take it back.`)
  const { json } = await remotes('status', 'mfe-x', '--metrics', address, '--json')
  const [next, before] = ['1.0.0-b', '1.0.0-a'].map((version) => ({ heldUntil: version === held ? holdEnd : null }))
  expect(json).toMatchObject({ remotes: [{ next, before }] })
})

test('without a canary the current version stands beside the former one that had the most pages', async () => {
  const versions = {
    '1.0.0-c': { pages: 90 },
    '1.0.0-a': { pages: 3, failures: 1 },
    '1.0.0-b': { pages: 800, failures: 80 },
  }
  const address = await edgeOf(metricsOf(versions))
  const { json } = await remotes('status', '--metrics', `${address}/metrics`, '--json')
  expect(json).toMatchObject({
    ok: true,
    remotes: [
      {
        name: 'mfe-x',
        next: { version: '1.0.0-c', role: 'current', percent: 100, pages: 90, failures: 0 },
        before: { version: '1.0.0-b', role: 'former', percent: 0, pages: 800, failures: 80 },
        verdict: 'less often',
      },
      { name: 'mfe-y', next: { version: '2.0.0' }, before: null, verdict: null },
    ],
  })
})

test.each([
  {
    title: 'few pages',
    next: { pages: 20, failures: 20 },
    before: { pages: 900 },
    sentence: 'Too few pages to compare',
  },
  {
    title: 'an old version of few pages',
    next: { pages: 900 },
    before: { pages: 49 },
    sentence: 'Too few pages to compare',
  },
  { title: 'no failures', next: { pages: 50 }, before: { pages: 900 }, sentence: 'no difference beyond chance' },
  {
    title: 'a few more',
    next: { pages: 100, failures: 3 },
    before: { pages: 900, failures: 18 },
    sentence: 'no difference',
  },
  {
    title: 'only failures',
    next: { pages: 60, failures: 60 },
    before: { pages: 900, failures: 9 },
    sentence: 'more often',
  },
  {
    title: 'failures of pages that load it later',
    next: { failures: 60 },
    before: { pages: 900 },
    sentence: '60 of 60 pages (100 %)',
  },
  { title: 'nothing counted', next: {}, before: { pages: 900 }, sentence: '0 of 0 pages (-)' },
])('$title: $sentence', async ({ next, before, sentence }) => {
  const address = await edgeOf(metricsOf({ '1.0.0-a': before, '1.0.0-b': next }, 5))
  expect((await remotes('status', 'mfe-x', '--metrics', address)).output).toContain(sentence)
})

test('an edge without remotes, and a remote that it does not know', async () => {
  const none = await serve(async (_, response: ServerResponse) =>
    response.end(await createMetrics().registry.metrics()),
  )
  const nothing = await remotes('status', '--metrics', none)
  expect([nothing.code, nothing.output]).toEqual([0, 'The edge has counted nothing of any remote.'])
  expect(await remotes('status', 'mfe-z', '--metrics', none)).toMatchObject({
    code: 1,
    errors: 'The edge has counted nothing of mfe-z. It knows no remote.\n',
  })
  expect(await remotes('status', 'mfe-z', '--metrics', await edgeOf(metricsOf(canary, 5)))).toMatchObject({
    code: 1,
    errors: 'The edge has counted nothing of mfe-z. It knows mfe-x, mfe-y.\n',
  })
})

test.each<{ title: string; respond: RequestListener; message: string }>([
  {
    title: 'a page of another server',
    respond: (_, response) => response.end('<!doctype html><title>edge_workers 1</title>'),
    message: 'responds without the metrics of an edge',
  },
  {
    title: 'the metrics of another program',
    respond: (_, response) => response.end('# TYPE up gauge\nup 1\n'),
    message: 'responds without the metrics of an edge',
  },
  { title: 'nothing', respond: (_, response) => response.end(), message: 'responds without the metrics of an edge' },
  { title: 'a 404', respond: (_, response) => response.writeHead(404).end(), message: 'METRICS_READERS' },
  {
    title: 'a redirect',
    respond: (_, response) => response.writeHead(302, { location: '/login' }).end(),
    message: 'responds 302',
  },
  {
    title: 'an error',
    respond: (_, response) => response.writeHead(500).end('edge_workers 1'),
    message: 'responds 500',
  },
])('$title in place of metrics is refused with its address', async ({ respond, message }) => {
  const address = await serve(respond)
  const { code, output, errors } = await remotes('status', '--metrics', address)
  expect([code, output]).toEqual([1, ''])
  expect(errors).toContain(`${address}/metrics `)
  expect(errors).toContain(message)
})

test.each(['127.0.0.1:3000', 'ftp://127.0.0.1/', 'edge', ''])('the address %j is refused', async (address) => {
  const { code, errors } = await remotes('status', '--metrics', address)
  expect([code, errors]).toEqual([1, expect.stringContaining('--metrics must be the address of an edge')])
})

test('an edge that does not respond, or breaks off, is a failure, and no address is wrong usage', async () => {
  const broken = await serve((_, response) => {
    response.write('edge_workers 1\n')
    response.destroy()
  })
  const gone = await serve(() => {})
  servers.at(-1)?.close()
  for (const address of [broken, gone]) {
    const { code, errors } = await remotes('status', '--metrics', address)
    expect([code, errors]).toEqual([3, expect.stringContaining(`${address}/metrics cannot be read: `)])
  }
  expect((await remotes('status')).code).toBe(2)
})

test('names in the metrics of a hostile server reach no terminal as they are', async () => {
  const hostile = '\u001B[2J\u202E\rmfe-y: fine'
  const address = await serve((_, response) =>
    response.end(`edge_workers 1\nedge_remote_pages_total{remote="mfe${hostile}",version="1\\n${hostile}"} 7\n`),
  )
  const { output } = await remotes('status', '--metrics', address)
  expect(output).toContain('mfe\\u001b[2J')
  expect(output).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  expect(output.split('\n').filter((line) => line.startsWith('mfe-y'))).toEqual([])
})
