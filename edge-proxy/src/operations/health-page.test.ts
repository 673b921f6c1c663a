import { createHash } from 'node:crypto'
import { contractVersion } from '@portal/shared-contracts/remotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMonitoredEdge } from '../releases/health/testing/monitored-edge.ts'
import { percentile } from './health-page.ts'

const edge = createMonitoredEdge()
const from = (index: number) => `203.0.${index}.7`
beforeAll(async () => {
  for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c']) await edge.release(version)
  edge.point({
    current: '0.1.0-a',
    canary: { version: '0.1.0-c', percent: 100 },
    by: '<b>Kim</b>',
    at: '2026-11-22T07:00:00.123Z',
  })
  await edge.start()
})
afterAll(() => edge.remove())

test('the health page says versions, share, contract, pages, failures, load times, who released, and rollbacks', async () => {
  const page = await edge.page(from(1))
  await edge.fail(page, from(1))
  for (const [index, ms] of [120, 80, 400].entries()) {
    const { ticket, versions } = await edge.page(from(index))
    const sent = await edge.post('timings', { ticket, versions, times: { 'mfe-auth': ms } }, from(index))
    expect(sent.status).toBe(200)
    await edge.post('timings', { ticket, versions, times: { 'mfe-auth': 9_000 } }, from(index))
  }
  const before = await (await edge.health()).text()
  for (const part of [
    '0.1.0-c',
    'canary, 100 % of browsers',
    `>${contractVersion}<`,
    '1 of 3',
    '120 / 400 ms',
    'Last changed 2026-11-22 07:00:00 UTC by &lt;b&gt;Kim&lt;/b&gt;.',
    'revision 4',
  ])
    expect(before).toContain(part)
  for (let index = 2; index < 7; index++) await edge.fail(await edge.page(from(index)), from(index))
  const after = await (await edge.health()).text()
  expect(after).toContain('Rolled back by this edge')
  expect(after).toMatch(/0\.1\.0-c<\/code> → <code>0\.1\.0-a/)
  expect(after).not.toContain('canary, 100 %')
  expect(after).not.toContain('No remote is released')
})

test('the health page says why no remote is released', async () => {
  edge.point({ current: '0.1.0-a', disabled: true })
  expect(await (await edge.health()).text()).toContain('No remote is released: no registered remote has a release')
})

test('the health page runs no script, loads nothing and may not be framed or kept', async () => {
  const response = await edge.health()
  const text = await response.text()
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(text).not.toMatch(/<script|style="| src=| href=|203\.0/)
})

test.each([
  { title: 'a visitor', address: '203.0.113.1', headers: {} },
  { title: 'an untrusted proxy on this machine', address: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { title: 'a visitor behind a trusted proxy', address: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.1' } },
])('the health page is 404 for $title', async ({ address, headers }) => {
  const response = await edge.health(address, headers)
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
})

test('a load time counts once per page and remote, and only with a ticket', async () => {
  const { ticket, versions } = await edge.page(from(1))
  const forged = { ticket: ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), versions }
  for (const body of [
    { ...forged, times: { 'mfe-auth': 1 } },
    { ticket, versions: { 'mfe-auth': '9.9.9' }, times: { 'mfe-auth': 1 } },
  ])
    expect((await edge.post('timings', body, from(1))).status).toBe(403)
  expect((await edge.post('timings', { ticket, versions, times: { 'mfe-auth': -1 } }, from(1))).status).toBe(400)
})

test.each([
  { values: [], share: 0.5, expected: null },
  { values: [7], share: 0.95, expected: 7 },
  { values: [3, 1, 2], share: 0.5, expected: 2 },
  { values: Array.from({ length: 100 }, (_, index) => 100 - index), share: 0.95, expected: 95 },
])('percentile $share of $values.length values', ({ values, share, expected }) => {
  expect(percentile(values, share)).toBe(expected)
})
