import { createApi, toApiError } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import * as v from '@portal/shared-contracts/schema'
import { afterEach, expect, test } from 'vitest'
import { memberContent } from './edge-response.ts'

let rejected = 0
bus.on('session:rejected', () => void rejected++)
afterEach(() => void (rejected = 0))

/** An api whose fetch answers with one response and records the requests. */
function apiWith(respond: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const api = createApi({
    origin: 'https://portal.example',
    tokens: () => ({ accessToken: 'A', loyaltyToken: 'L' }),
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  return { api, requests }
}

test.each([
  { body: undefined, method: 'GET', sent: '' },
  { body: { cardCode: '1' }, method: 'POST', sent: '{"cardCode":"1"}' },
])('asks an address of the edge by $method with the access token', async ({ body, method, sent }) => {
  const { api, requests } = apiWith(() => Response.json({ meta: { success: true }, content: { url: '/x' } }))
  expect(await memberContent(api, '/api/wallet/apple/link', v.object({ url: v.string() }), body)).toEqual({ url: '/x' })
  const [request] = requests
  expect([request?.method, request?.url]).toEqual([method, 'https://portal.example/api/wallet/apple/link'])
  expect([request?.headers.get('x-access-token'), request?.headers.get('x-auth')]).toEqual(['A', null])
  expect(await request?.text()).toBe(sent)
})

const errors = (code: string, status: number) =>
  Response.json({ meta: { success: false }, content: {}, errorMessage: [{ code }] }, { status })

test.each([
  { title: 'an error of the edge', respond: () => errors('forbidden', 403), code: 'forbidden', renewed: 0 },
  { title: 'a token that has ended', respond: () => errors('sessionInvalid', 401), code: 'sessionInvalid', renewed: 1 },
  { title: 'a proxy', respond: () => new Response('<h1>', { status: 502 }), code: 'failed', renewed: 0 },
  { title: 'content of another shape', respond: () => Response.json({ content: 7 }), code: 'failed', renewed: 0 },
  { title: 'no response', respond: () => Promise.reject(new TypeError('offline')), code: 'network', renewed: 0 },
])('$title is the error $code, and $renewed tokens are renewed', async ({ respond, code, renewed }) => {
  const failure = memberContent(apiWith(respond).api, '/api/wallet/saved', v.array(v.string()))
  expect(toApiError(await failure.catch((error: unknown) => error)).code).toBe(code)
  expect(rejected).toBe(renewed)
})
