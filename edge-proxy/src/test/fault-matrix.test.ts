import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, createApi, send } from '@portal/page-library/api'
import { accountDetails, activation, loyaltyLogin, order, type Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { errorText, errorTexts } from '@portal/shared-contracts/errors/error-messages'
import { policyFor } from '../calls/call-policies.ts'
import { faultNames, faulty, type FaultName } from './backend-faults.ts'
import { closedPort } from './closed-port.ts'
import type { UpstreamHandler } from './recording-upstream.ts'
import { sampleOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { pageBody, startEdge, useEdge, type TestEdge } from './test-edge.ts'

// All test edges have the same key, so the tokens of its member are valid for each of them.
const first = useEdge({ signedIn: true, once: true })
let refusingPort: number
const unhandled: unknown[] = []
const keep = (reason: unknown) => void unhandled.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', keep)
  refusingPort = await closedPort()
})

afterAll(() => void process.off('unhandledRejection', keep))

/** The arguments of `send` for the sample request of a call. */
function argumentsOf(call: Call): object {
  const row = sampleOf(call.name)
  const [path = '', search = ''] = row.path.split('?')
  const segments = path.split('/')
  const params = call.path
    .split('/')
    .flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), segments[index] ?? '']] : []))
  const query = search === '' ? [] : search.split('&').map((pair) => pair.split('='))
  const body = pageBody(row, first.member)
  return {
    params: Object.fromEntries(params) as unknown,
    query: Object.fromEntries(query) as unknown,
    ...(body !== undefined && { body }),
    ...(call.name === order.name && { idempotencyKey: 'order-0123456789-fault' }),
  }
}

/** The api client of pages, whose requests are sent to the edge. */
function pageOf(edge: TestEdge) {
  return createApi({
    origin: 'http://localhost',
    tokens: () => ({ accessToken: first.member.access, loyaltyToken: first.member.loyalty }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const headers = { ...Object.fromEntries(request.headers), cookie: first.member.cookie }
      return edge.send({ method: request.method, target: `${pathname}${search}`, headers, body: await request.bytes() })
    },
  })
}

function edgeFor(fault: FaultName): TestEdge {
  const backendUrl = fault === 'refused' ? `http://127.0.0.1:${refusingPort}` : first.upstream.url
  return startEdge(backendUrl, { limits: { headersTimeout: fault === 'slow' ? 50 : 1_000 } })
}

/** A backend with the fault for this call only; other requests of the edge succeed. */
const withFault = (call: Call, fault: FaultName): UpstreamHandler => {
  const [path] = sampleOf(call.name).path.split('?')
  return (recorded, response) => {
    const isCall =
      recorded.method === call.method && decodeURIComponent(recorded.target.split('?')[0] ?? '') === `/${path}`
    const handler = isCall ? faulty(fault, sampleUpstream()) : sampleUpstream()
    handler(recorded, response)
  }
}

const unreadableSuccess = new Set<FaultName>(['html', 'brokenJson'])
const readableErrors = new Set<FaultName>(['serverError', 'unauthorized', 'noContent'])

/** An activation succeeds with every HTTP 200 of the provider, whatever its body. */
const isSuccess = (call: Call, fault: FaultName): boolean =>
  call.name === activation.name && unreadableSuccess.has(fault)

/** The error code that the page gets. */
function codeOf(call: Call, fault: FaultName): string {
  const holdsTokens = policyFor(call, 'portal').tokens !== undefined && call.name !== loyaltyLogin.name
  if (call.name === accountDetails.name) return 'backendUnavailable'
  if (unreadableSuccess.has(fault)) {
    if (call.name === order.name) return 'outcomeUnknown'
    return policyFor(call, 'portal').tokens === undefined ? 'responseInvalid' : 'backendUnavailable'
  }
  if (!readableErrors.has(fault))
    return call.name === order.name && fault !== 'refused' ? 'outcomeUnknown' : 'backendUnavailable'
  if (fault === 'unauthorized' && call.backend === 'shop') return 'sessionInvalid'
  return fault === 'serverError' && holdsTokens ? 'backendUnavailable' : 'failed'
}

/** Largest number of requests: only a GET whose connection broke is sent twice. */
const maxRequests = (call: Call, fault: FaultName): number =>
  call.method === 'GET' && ['down', 'lost', 'cut', 'reset'].includes(fault) ? 2 : 1

const all = callTable.flatMap((call) => faultNames.map((fault) => ({ name: call.name, call, fault })))
const matrix = all.filter(({ call, fault }) => !isSuccess(call, fault))
const exceptions = all.filter(({ call, fault }) => isSuccess(call, fault))

// Rule: coupons-33
test('has twelve faults for every call; an activation succeeds with two of them', () => {
  expect([all.length, exceptions.length]).toEqual([callTable.length * 12, 2])
})

test.each(exceptions)('$name succeeds with any response, also with the fault $fault', async ({ call, fault }) => {
  await using edge = edgeFor(fault)
  first.upstream.respondWith(withFault(call, fault))
  await expect(send(pageOf(edge), call, argumentsOf(call) as never)).resolves.toBeTypeOf('string')
})

test.each(matrix)('$name ends with one typed error when its backend has the fault $fault', async ({ call, fault }) => {
  await using edge = edgeFor(fault)
  first.upstream.requests.length = 0
  first.upstream.respondWith(withFault(call, fault))
  const thrown: unknown = await send(pageOf(edge), call, argumentsOf(call) as never).then(
    () => 'no error',
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(ApiError)
  const { code } = thrown as ApiError
  expect(code).toBe(codeOf(call, fault))
  expect(Object.keys(errorTexts)).toContain(code)
  expect(errorText(code)).toMatch(/^[A-ZÄÖÜ].{10,}\.$/)
  const sent = first.upstream.requests.filter(({ method }) => method === call.method)
  expect(sent.length).toBeLessThanOrEqual(maxRequests(call, fault))
})

test('leaves no rejection unhandled', async () => {
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
})
