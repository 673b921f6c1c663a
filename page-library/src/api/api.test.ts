import { afterEach, expect, test, vi } from 'vitest'
import { bus } from '@portal/page-library/session/bus'
import { activateCard, cards, coupons, login, points, type Call } from '@portal/shared-contracts/calls'
import { createApi, fillPath, send } from './api.ts'
import { $isConnected } from './connection.ts'
import { toApiError } from './api-error.ts'

let rejected = 0
bus.on('session:rejected', () => void rejected++)
afterEach(() => {
  rejected = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Sent = { url: string; method: string; headers: Headers; body: string }

/** An api whose fetch returns one response and records the requests. */
function apiWith(
  response: () => Response | Promise<Response>,
  tokens = { accessToken: 'A' as string | null, loyaltyToken: 'L' as string | null },
  kiosk = false,
) {
  const sent: Sent[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => tokens,
    kiosk,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ url: request.url, method: request.method, headers: request.headers, body: await request.text() })
      return response()
    },
  })
  return { api, sent }
}

const errorOf = async (call: Call, response: () => Response | Promise<Response>) => {
  const { code, status, errors } = toApiError(
    await send(apiWith(response).api, call, {}).catch((error: unknown) => error),
  )
  return { code, status, errors: errors.map((error) => error.code) }
}
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status })
const errorBody = (code: string) =>
  JSON.stringify({ meta: { success: false }, errorMessage: [{ code, input: 'x' }, { code: 'second' }] })
const incomplete = () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"meta":'))
        controller.error(new Error('cut'))
      },
    }),
  )

// Rules: calls-and-headers-4, errors-52, errors-54
test.each([
  {
    title: 'an envelope with success false',
    response: text(errorBody('accountLocked')),
    code: 'accountLocked',
    status: 200,
    errors: ['accountLocked', 'second'],
  },
  { title: 'success false without errors', response: text('{"meta":{"success":false}}'), code: 'failed', status: 200 },
  { title: 'HTTP 201', response: text('{"meta":{"success":true},"content":[]}', 201), code: 'failed', status: 201 },
  {
    title: 'HTTP 500 with an envelope',
    response: text(errorBody('stringEmpty'), 500),
    code: 'stringEmpty',
    status: 500,
    errors: ['stringEmpty', 'second'],
  },
  { title: 'HTTP 502 with HTML', response: text('<h1>Bad gateway</h1>', 502), code: 'failed', status: 502 },
  { title: 'HTML', response: text('<!doctype html>'), code: 'responseInvalid', status: 200 },
  { title: 'broken JSON', response: text('{"meta":{"success":tr'), code: 'responseInvalid', status: 200 },
  {
    title: 'JSON of 100,000 levels',
    response: text(`{"meta":{"success":true},"content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    code: 'responseInvalid',
    status: 200,
  },
  { title: 'HTTP 500 of 100,000 levels', response: text('['.repeat(100_000), 500), code: 'failed', status: 500 },
  { title: 'an empty body', response: text(''), code: 'responseInvalid', status: 200 },
  {
    title: 'content of another shape',
    response: text('{"meta":{"success":true},"content":7}'),
    code: 'responseInvalid',
    status: 200,
  },
  { title: 'an incomplete response', response: incomplete, code: 'network', status: 200 },
  { title: 'no response', response: () => Promise.reject(new TypeError('fetch failed')), code: 'network', status: 0 },
])('$title is the error $code', async ({ response, code, status, errors = [] }) => {
  expect(await errorOf(cards, response)).toEqual({ code, status, errors })
})

const noResponse = () => Promise.reject(new TypeError('fetch failed'))

// Rules: errors-52, errors-58
test.each([
  { title: 'without a network', online: [false, false], code: 'offline' },
  { title: 'with a network', online: [true, true], code: 'network' },
  { title: 'when the network ended after it was sent', online: [true, false], code: 'network' },
  { title: 'when the network came back meanwhile', online: [false, true], code: 'network' },
])('a call without a response $title is the error $code', async ({ online, code }) => {
  const onLine = [...online]
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine.shift()
    },
  })
  expect(await errorOf(cards, noResponse)).toMatchObject({ code, status: 0 })
})

// Rule: session-56
test('the connection is lost after a call without a response, until a call gets any response', async () => {
  const states: boolean[] = []
  for (const response of [noResponse, text('', 502), incomplete, noResponse, text('{"meta":{"success":true}}')]) {
    await errorOf(cards, response)
    states.push($isConnected.get())
  }
  expect(states).toEqual([false, true, true, false, true])
})

// Rule: errors-53
test('a response that takes too long is a timeout', async () => {
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ accessToken: null, loyaltyToken: null }),
    fetch: (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    timeout: 1,
  })
  await expect(send(api, cards, {})).rejects.toMatchObject({ code: 'timeout', status: 0 })
})

test.each([
  { title: 'a bare 401 of the shop', call: cards, body: '', code: 'sessionInvalid', raised: 1 },
  { title: 'a 401 of the edge', call: coupons, body: errorBody('sessionInvalid'), code: 'sessionInvalid', raised: 1 },
  { title: 'a bare 401 of the loyalty platform', call: coupons, body: '', code: 'failed', raised: 0 },
  { title: 'a rejected password', call: cards, body: errorBody('credentialError'), code: 'credentialError', raised: 0 },
])('$title is $code and requests $raised new access tokens', async ({ call, body, code, raised }) => {
  expect(await errorOf(call, text(body, 401))).toMatchObject({ code, status: 401 })
  expect(rejected).toBe(raised)
})

// Rule: kiosk-18
test('a call of the kiosk says so, and its rejected token does not end the session of the portal', async () => {
  const { api, sent } = apiWith(text('', 401), undefined, true)
  await expect(send(api, cards, {})).rejects.toMatchObject({ code: 'sessionInvalid' })
  expect([sent[0]?.headers.get('x-kiosk'), rejected]).toEqual(['1', 0])
})

test('an error of the loyalty platform without an envelope keeps its code', async () => {
  const response = text('{"code":"COUPON_NOT_ACTIVATABLE","message":"no"}', 409)
  expect(await errorOf(coupons, response)).toMatchObject({ code: 'COUPON_NOT_ACTIVATABLE', status: 409 })
  expect(await errorOf(coupons, text('{"code":"SOMETHING_ELSE"}', 409))).toMatchObject({ code: 'failed' })
})

// Rule: calls-and-headers-6
test('a malformed item of a list is dropped and logged, the others are kept', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const coupon = (couponId: unknown) => ({ couponId, i18nFields: { de: { title: 'Kaffee' } } })
  const list = await send(apiWith(text(JSON.stringify([coupon('C1'), coupon({}), null, coupon(2)]))).api, coupons, {})
  expect(list.map(({ couponId }) => couponId)).toEqual(['C1', '2'])
  expect(warn).toHaveBeenCalledTimes(2)
})

test.each([
  { title: 'a member call', call: points, accessToken: 'A', auth: null },
  { title: 'a login, if there is one', call: login, accessToken: 'A', auth: null },
  { title: 'the public coupons', call: coupons, accessToken: null, auth: 'L' },
])('the access token $accessToken and the loyalty token $auth go with $title', async ({ call, accessToken, auth }) => {
  const { api, sent } = apiWith(text('{}'))
  await send(api, call as Call, {}).catch(() => {})
  expect(sent[0]?.headers.get('x-access-token')).toBe(accessToken)
  expect(sent[0]?.headers.get('x-auth')).toBe(auth)
})

test('without tokens no header of that name is sent', async () => {
  const { api, sent } = apiWith(text('{}'), { accessToken: null, loyaltyToken: null })
  await send(api, points, {}).catch(() => {})
  expect([...(sent[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('x-'))).toEqual([])
})

// Rule: calls-and-headers-2
test('the idempotency key, the method and the body are sent unchanged', async () => {
  const { api, sent } = apiWith(text('{}'))
  await send(api, activateCard, { idempotencyKey: 'K', body: { cardCode: '1' } }).catch(() => {})
  expect(sent).toMatchObject([
    { url: 'http://portal.test/api/api?path=shop%2Fcard%2Factivate', method: 'POST', body: '{"cardCode":"1"}' },
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toBe('K')
})

// Rule: calls-and-headers-1
test.each([
  { template: 'shop/card', params: {}, query: {}, path: 'shop/card' },
  { template: 'x/{id}/y', params: { id: 'a/b?c' }, query: {}, path: 'x/a%2Fb%3Fc/y' },
  { template: 'x/{id}/y', params: { id: 'a.b:c+d%3A' }, query: {}, path: 'x/a.b:c+d%253A/y' },
  { template: 'x', params: {}, query: { a: undefined, b: '1' }, path: 'x?b=1' },
])('$template becomes $path', ({ template, params, query, path }) => {
  expect(fillPath(template, params, query)).toBe(path)
})
