import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMonitoredEdge, type Page } from '../releases/health/testing/monitored-edge.ts'

const edge = createMonitoredEdge()
beforeAll(async () => {
  await edge.release('0.1.0-a')
  edge.point({ current: '0.1.0-a' })
  await edge.start()
})
afterAll(() => edge.remove())

let networks = 0
const newNetwork = (): string => `203.0.${++networks}.7`

/** The lines that a report adds to the metrics. */
async function addedBy(send: () => Promise<unknown>): Promise<string[]> {
  const lines = async () => (await edge.metrics()).split('\n').filter((line) => /^edge_(page|remote_load)_/.test(line))
  const before = new Set(await lines())
  await send()
  return (await lines()).filter((line) => !before.has(line))
}

const report = ({ ticket, versions }: Page, more: object) =>
  edge.post('timings', { ticket, versions, times: {}, ...more }, newNetwork())

// Rule: promises-39
test('web vitals stand in the metrics by page, remote, version and device, load times by remote and version', async () => {
  const page = await edge.page(newNetwork(), '', '/top/Kaffee_1?member=anna')
  const vitals = { device: 'phone', lcp: 1_800, inp: 90, cls: 0.02 }
  const labels = 'page="/top/:slug",remote="mfe-auth",version="0.1.0-a",device="phone"'
  const lines = await addedBy(() => report(page, { times: { 'mfe-auth': 300 }, vitals }))
  expect(lines).toEqual(
    expect.arrayContaining([
      `edge_page_lcp_seconds_bucket{le="1.5",${labels}} 0`,
      `edge_page_lcp_seconds_bucket{le="2.5",${labels}} 1`,
      `edge_page_lcp_seconds_sum{${labels}} 1.8`,
      `edge_page_inp_seconds_bucket{le="0.05",${labels}} 0`,
      `edge_page_inp_seconds_bucket{le="0.1",${labels}} 1`,
      `edge_page_cls_bucket{le="0.01",${labels}} 0`,
      `edge_page_cls_bucket{le="0.05",${labels}} 1`,
      'edge_remote_load_seconds_bucket{le="0.5",remote="mfe-auth",version="0.1.0-a"} 1',
    ]),
  )
  expect(await edge.metrics()).not.toMatch(/Kaffee|anna/)
})

test('a page of the shell has no version, and what its browser does not measure is left out', async () => {
  const page = await edge.page(newNetwork())
  const lines = await addedBy(() => report(page, { vitals: { device: 'desktop', cls: 0 } }))
  expect(lines).toContain('edge_page_cls_count{page="/",remote="",version="",device="desktop"} 1')
  expect(lines.filter((line) => !line.startsWith('edge_page_cls'))).toEqual([])
})

test('a page counts once, also when it reports its load times apart', async () => {
  const page = await edge.page(newNetwork())
  await report(page, { times: { 'mfe-auth': 300 } })
  await report(page, { vitals: { device: 'tablet', lcp: 700 } })
  const again = { times: { 'mfe-auth': 9_000 }, vitals: { device: 'tablet', lcp: 9_000 } }
  expect(await addedBy(() => report(page, again))).toEqual([])
})

test.each<{ title: string; more: object; forge?: object; status: number }>([
  { title: 'a page of its own', more: { vitals: { device: 'phone', page: '/x', lcp: 1 } }, status: 400 },
  { title: 'a device of its own', more: { vitals: { device: 'anna@example.org', lcp: 1 } }, status: 400 },
  { title: 'no device', more: { vitals: { lcp: 1 } }, status: 400 },
  { title: 'a metric of its own', more: { vitals: { device: 'phone', fid: 1 } }, status: 400 },
  { title: 'a negative number', more: { vitals: { device: 'phone', lcp: -1 } }, status: 400 },
  { title: 'a number without end', more: { vitals: { device: 'phone', inp: 1e12 } }, status: 400 },
  { title: 'a number as text', more: { vitals: { device: 'phone', cls: '0.1' } }, status: 400 },
  { title: 'nothing as a number', more: { vitals: { device: 'phone', cls: null } }, status: 400 },
  { title: 'a remote that is not in its page', more: { times: { 'mfe-x': 1 } }, status: 400 },
  { title: 'the name of a function as a remote', more: { times: { constructor: 1 } }, status: 400 },
  {
    title: 'a forged page',
    more: { vitals: { device: 'phone', lcp: 1 } },
    forge: { page: '/forged', remote: 'mfe-auth' },
    status: 403,
  },
  { title: 'more than 48 KiB', more: { ticket: 'x'.repeat(48 * 1024) }, status: 400 },
])('a report with $title changes no metric', async ({ more, forge, status }) => {
  const page = await edge.page(newNetwork())
  if (forge) {
    const parts = page.ticket.split('.')
    page.ticket = parts.with(2, Buffer.from(JSON.stringify(forge)).toString('base64url')).join('.')
  }
  const lines = await addedBy(async () => expect((await report(page, more)).status).toBe(status))
  expect(lines).toEqual([])
})

test('reports of other pages are refused', async () => {
  const { ticket, versions } = await edge.page(newNetwork())
  const body = { ticket, versions, times: {}, vitals: { device: 'desktop', lcp: 1 } }
  const send = () => edge.post('timings', body, newNetwork(), { origin: 'https://evil.example' })
  expect(await addedBy(async () => expect((await send()).status).toBe(403))).toEqual([])
})

describe('of pages that are not sampled nothing is counted', () => {
  const unsampled = createMonitoredEdge({ pageReportsPercent: 0 })
  beforeAll(async () => {
    await unsampled.release('0.1.0-a')
    unsampled.point({ current: '0.1.0-a' })
    await unsampled.start()
  })
  afterAll(() => unsampled.remove())

  test.each([
    { title: 'load times', more: { times: { 'mfe-auth': 300 } } },
    { title: 'web vitals', more: { times: {}, vitals: { device: 'phone', lcp: 600_000, inp: 9, cls: 9 } } },
  ])('no $title', async ({ more }) => {
    const { ticket, versions } = await unsampled.page(newNetwork(), '', '/top/Kaffee_1')
    expect((await unsampled.post('timings', { ticket, versions, ...more }, newNetwork())).status).toBe(200)
    expect(await unsampled.metrics()).not.toMatch(/^edge_(page_(lcp|inp|cls)|remote_load)\w*\{/m)
  })
})
