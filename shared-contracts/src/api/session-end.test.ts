import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '@delikaterie/shared-contracts/calls'
import { createApi, send } from './api.ts'
import { endSession } from './session-end.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser in which the response of a logout is open, and how many logins are sent. */
function openLogout() {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  endSession('A')
  const sent: string[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ accessToken: null, loyaltyToken: null }),
    fetch: async (input, init) => {
      sent.push(new Request(input, init).url)
      return new Response('')
    },
  })
  void send(api, login, { body: { loginName: 'm@example.com', password: 'p', rememberMe: true } }).catch(() => {})
  return { response, sent }
}

test.each([
  { title: 'has arrived', arrive: (response: PromiseWithResolvers<Response>) => response.resolve(new Response('')) },
  { title: 'has failed', arrive: (response: PromiseWithResolvers<Response>) => response.reject(new Error('cut')) },
])('a login is sent once the response of the logout before it $title', async ({ arrive }) => {
  const { response, sent } = openLogout()
  await vi.advanceTimersByTimeAsync(4000)
  expect(sent).toEqual([])
  arrive(response)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

test('a login waits at most 5 s for the response of a logout', async () => {
  const { sent } = openLogout()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(1)
})
