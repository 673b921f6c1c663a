import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { reportFailure } from './report-failure.ts'

const send = vi.fn<typeof fetch>(async () => new Response())
const put = (contract?: string) => {
  const record = releaseRecord({ version: '0.2.0', ...(contract !== undefined && { contract }) })
  const data = { ticket: 'a ticket', registry: { 'mfe-rewards': { base: '/', record } } }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(data) }) })
}
beforeEach(() => {
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const recovered = () => Promise.resolve()
const lost = () => Promise.reject(new Error('no connection'))

test.each([
  { title: 'did not load', recovery: recovered, reason: 'code', isRecovered: true },
  { title: 'did not load, nor the one before', recovery: lost, reason: 'code', isRecovered: false },
  { title: 'needs another shell', contract: '99.0.0', recovery: recovered, reason: 'contract', isRecovered: true },
  { title: 'threw', recovery: () => undefined, reason: 'render', isRecovered: false },
])('a version that $title is reported with the ticket of its page', async (row) => {
  put(row.contract)
  await reportFailure('mfe-rewards', row.recovery())
  const [path, request] = send.mock.calls[0] as [string, RequestInit]
  expect([path, JSON.parse(String(request.body))]).toEqual([
    '/api/remotes/failures',
    {
      ticket: 'a ticket',
      versions: { 'mfe-rewards': '0.2.0' },
      remote: 'mfe-rewards',
      reason: row.reason,
      recovered: row.isRecovered,
    },
  ])
})

test('without a ticket or its remote a page reports nothing', async () => {
  put()
  await reportFailure('mfe-cards')
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"registry":{}}' }) })
  await reportFailure('mfe-rewards')
  expect(send).not.toHaveBeenCalled()
})
