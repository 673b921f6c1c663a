import type { DigitalCardCache } from '@portal/shared-contracts/remotes/digital-card'
import * as paths from '@portal/shared-contracts/paths'
import { afterEach, expect, test, vi } from 'vitest'

const cache: DigitalCardCache = {
  version: '1',
  page: paths.digitalCard,
  document: paths.digitalCardDocument,
  files: ['/remotes/mfe-cards/1/digital-card.js'],
}
const origin = 'https://portal.example'

type FetchEvent = { request: { url: string; method: string; mode: string }; respondWith: (sent: unknown) => void }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Runs the worker with stored files; the network answers with a status, or not at all with null. */
async function startWorker(status: number | null, isStored = true) {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const match = async (file: string) => (isStored ? new Response(`stored ${file}`) : undefined)
  vi.stubGlobal('digitalCardCache', cache)
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
  })
  vi.stubGlobal('caches', { open: async () => ({ match }) })
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(`network ${status}`, { status })
  })
  await import('./digital-card-worker.ts')

  /** What the worker answers; null if it leaves the request to the browser. */
  return async (address: string, request: { method?: string; mode?: string } = {}): Promise<string | null> => {
    const answers: Promise<Response>[] = []
    listeners.get('fetch')?.({
      request: { url: new URL(address, origin).href, method: 'GET', mode: 'navigate', ...request },
      respondWith: (sent) => void answers.push(sent as Promise<Response>),
    })
    const response = await answers[0]
    return response === undefined ? null : response.type === 'error' ? 'error' : response.text()
  }
}

const document = `stored ${paths.digitalCardDocument}`

// Rule: cards-31
test.each(
  [200, 404, 500, 502, 503, 504, null].flatMap((status) =>
    ['', '/', '?utm_source=mail', '/?utm_source=mail&utm_medium=x', '?', '#x'].map((rest) => ({ status, rest })),
  ),
)('the card at $rest is the stored document when the network answers $status', async ({ status, rest }) => {
  const answer = await startWorker(status)
  expect(await answer(`${paths.digitalCard}${rest}`)).toBe(document)
})

test.each([
  { status: 200, expected: 'network 200' },
  { status: 403, expected: 'network 403' },
  { status: 500, expected: document },
  { status: 502, expected: document },
  { status: 503, expected: document },
  { status: 504, expected: document },
  { status: null, expected: document },
])('the login of the card is $expected when the network answers $status', async ({ status, expected }) => {
  const answer = await startWorker(status)
  expect(await answer(paths.digitalCardLogin)).toBe(expected)
  expect(await answer(`${paths.digitalCard}/?anmelden&utm_source=mail`)).toBe(expected)
})

test.each([
  { status: 502, address: paths.digitalCard, expected: 'network 502' },
  { status: 502, address: paths.digitalCardLogin, expected: 'network 502' },
  { status: null, address: paths.digitalCardLogin, expected: 'error' },
])('without a stored document $address is $expected', async ({ status, address, expected }) => {
  const answer = await startWorker(status, false)
  expect(await answer(address)).toBe(expected)
})

test.each([
  { address: '/konto/karten' },
  { address: `${paths.digitalCard}n` },
  { address: `${paths.digitalCard}/x` },
  { address: paths.digitalCardWorker },
  { address: '/api/api?path=shop%2Fcard', mode: 'cors' },
  { address: paths.digitalCard, method: 'POST' },
  { address: paths.digitalCard, mode: 'cors' },
  { address: `https://evil.example${paths.digitalCard}` },
])('leaves $address to the browser', async ({ address, ...request }) => {
  const answer = await startWorker(200)
  expect(await answer(address, request)).toBeNull()
})

test('answers with the stored files of the release', async () => {
  const answer = await startWorker(502)
  expect(await answer('/remotes/mfe-cards/1/digital-card.js', { mode: 'cors' })).toMatch(/^stored/)
})
