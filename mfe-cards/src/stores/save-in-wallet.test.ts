import { createApi } from '@portal/page-library/api'
import { expect, test, vi } from 'vitest'
import { createSaveInWallet } from './save-in-wallet.ts'

const cardCode = '1234567890123456789'
const link = { meta: { success: true }, content: { url: 'https://portal.example/link' }, errorMessage: [] }

/** The store over an edge that records requests; `opened` has the links that the browser opened. */
function openStore(respond: () => Response | Promise<Response>, isLoggedIn = true, logIn?: () => boolean) {
  const requests: Request[] = []
  const opened: string[] = []
  const api = createApi({
    origin: 'https://portal.example',
    tokens: () => ({ accessToken: 'A', loyaltyToken: null }),
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  const store = createSaveInWallet(
    async () => (isLoggedIn ? { api, name: 'Marlene Abel' } : null),
    (url) => void opened.push(url),
    logIn,
  )
  return { store, requests, opened }
}

// Rule: wallet-2
test.each(['apple', 'google'] as const)(
  "asks for the link of %s with the member's token and name, and opens it",
  async (wallet) => {
    const { store, requests, opened } = openStore(() => Response.json(link))
    await store.save({ wallet, cardCode })
    const [request] = requests
    expect([request?.method, request?.url]).toEqual(['POST', `https://portal.example/api/wallet/${wallet}/link`])
    expect(request?.headers.get('x-access-token')).toBe('A')
    expect(await request?.json()).toEqual({ cardCode, holder: 'Marlene Abel' })
    expect(opened).toEqual(['https://portal.example/link'])
    expect(store.$state.get()).toEqual({ status: 'opened', target: { wallet, cardCode } })
  },
)

// Rule: wallet-2
test('two taps send one request, also at another button', async () => {
  const { store, requests, opened } = openStore(() => Response.json(link))
  const first = store.save({ wallet: 'apple', cardCode })
  await store.save({ wallet: 'apple', cardCode })
  await store.save({ wallet: 'google', cardCode: '1234567890123450002' })
  expect(store.$state.get()).toEqual({ status: 'sending', target: { wallet: 'apple', cardCode } })
  await first
  expect([requests.length, opened.length]).toEqual([1, 1])
})

const rejection = (code: string, status: number) => () =>
  Response.json({ meta: { success: false }, content: {}, errorMessage: [{ code }] }, { status })

// Rule: wallet-3
test.each([
  { title: 'a card that is not the member’s', respond: rejection('forbidden', 403), code: 'forbidden' },
  { title: 'too many requests', respond: rejection('rateLimited', 429), code: 'rateLimited' },
  { title: 'an ended session', respond: rejection('sessionInvalid', 401), code: 'sessionInvalid' },
  { title: 'no network', respond: () => Promise.reject(new TypeError('offline')), code: 'network' },
  { title: 'a link of another shape', respond: () => Response.json({ content: {} }), code: 'failed' },
])('$title opens nothing, and the next attempt may succeed', async ({ respond, code }) => {
  let isFixed = false
  const { store, opened } = openStore(() => (isFixed ? Response.json(link) : respond()))
  await store.save({ wallet: 'apple', cardCode })
  expect(store.$state.get()).toEqual({ status: 'failed', target: { wallet: 'apple', cardCode }, code })
  expect(opened).toEqual([])
  isFixed = true
  await store.save({ wallet: 'apple', cardCode })
  expect(opened).toHaveLength(1)
})

// Rule: wallet-3
test('without a login nothing is sent', async () => {
  const { store, requests } = openStore(() => Response.json(link), false)
  await store.save({ wallet: 'google', cardCode })
  expect(store.$state.get()).toMatchObject({ status: 'failed', code: 'sessionInvalid' })
  expect(requests).toEqual([])
})

const ended = rejection('sessionInvalid', 401)

// Rule: wallet-3
test.each([
  { title: 'an ended token', respond: ended, asked: 1, shown: null },
  { title: 'no token', respond: ended, isLoggedIn: false, asked: 1, shown: null },
  { title: 'an ended token that no login can renew', respond: ended, canLogIn: false, asked: 1, shown: 'failed' },
  { title: 'a locked card', respond: rejection('forbidden', 403), asked: 0, shown: 'failed' },
])('$title leads to the login $asked times', async ({ respond, isLoggedIn, canLogIn = true, asked, shown }) => {
  const logIn = vi.fn<() => boolean>(() => canLogIn)
  const { store, opened } = openStore(respond, isLoggedIn, logIn)
  await store.save({ wallet: 'apple', cardCode })
  expect(logIn).toHaveBeenCalledTimes(asked)
  expect(store.$state.get()?.status ?? null).toBe(shown)
  expect(opened).toEqual([])
})
