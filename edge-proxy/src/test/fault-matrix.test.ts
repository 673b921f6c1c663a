import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, createApi, send } from '@delikaterie/shared-contracts/api'
import { accountDetails, activation, loyaltyLogin, order, type Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { errorText, errorTexts } from '@delikaterie/shared-contracts/messages/errors'
import { faultNames, faulty, type FaultName } from './backend-faults.ts'
import { signIn, type MemberSession } from './member-session.ts'
import { pageBody } from './page-body.ts'
import { policyOf } from '../calls/call-policies.ts'
import { startUpstream, type UpstreamHandler, type Upstream } from './recording-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'
import { sampleCalls, type SampleCall } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let member: MemberSession
let closedPort: number
const unhandled: unknown[] = []
const keep = (reason: unknown) => void unhandled.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', keep)
  upstream = await startUpstream(sampleUpstream())
  // All test edges have the same key, so the tokens are valid for each of them.
  const edge = startEdge(upstream.url)
  member = await signIn(edge)
  await edge.close()
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  closedPort = (probe.address() as AddressInfo).port
  await new Promise<void>((resolve) => probe.close(() => resolve()))
})

afterAll(async () => {
  process.off('unhandledRejection', keep)
  await upstream.close()
})

/** A new call of the table needs a sample in `sample-calls.ts` to be tested. */
function sampleOf(call: Call): SampleCall {
  const sample = sampleCalls.find((row) => row.call === call.name)
  if (sample === undefined) throw new Error(`The call "${call.name}" has no sample request in sample-calls.ts.`)
  return sample
}

/** The arguments of `send` for the sample request of a call. */
function argumentsOf(call: Call): object {
  const row = sampleOf(call)
  const [path = '', search = ''] = row.path.split('?')
  const segments = path.split('/')
  const params = call.path
    .split('/')
    .flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), segments[index] ?? '']] : []))
  const query = search === '' ? [] : search.split('&').map((pair) => pair.split('='))
  const body = pageBody(row, member)
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
    tokens: () => ({ accessToken: member.access, loyaltyToken: member.loyalty }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const headers = { ...Object.fromEntries(request.headers), cookie: member.cookie }
      return edge.send({ method: request.method, target: `${pathname}${search}`, headers, body: await request.bytes() })
    },
  })
}

function edgeFor(fault: FaultName): TestEdge {
  const backendUrl = fault === 'refused' ? `http://127.0.0.1:${closedPort}` : upstream.url
  return startEdge(backendUrl, fault === 'slow' ? { limits: { ...limits, headersTimeout: 50 } } : {})
}

const limits = {
  connectTimeout: 1_000,
  headersTimeout: 1_000,
  bodyTimeout: 1_000,
  responseBytes: 1_000_000,
  imageTimeout: 1_000,
  imageBytes: 1_000,
  imagePixels: 1_000,
}

/** A backend with the fault for this call only; other requests of the edge succeed. */
const withFault = (call: Call, fault: FaultName): UpstreamHandler => {
  const [path] = sampleOf(call).path.split('?')
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
  const holdsTokens = policyOf(call).tokens !== undefined && call.name !== loyaltyLogin.name
  if (call.name === accountDetails.name) return 'backendUnavailable'
  if (unreadableSuccess.has(fault)) {
    if (call.name === order.name) return 'outcomeUnknown'
    return policyOf(call).tokens === undefined ? 'responseInvalid' : 'backendUnavailable'
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

test('has twelve faults for every call; an activation succeeds with two of them', () => {
  expect([all.length, exceptions.length]).toEqual([callTable.length * 12, 2])
})

test.each(exceptions)('$name succeeds with any response, also with the fault $fault', async ({ call, fault }) => {
  const edge = edgeFor(fault)
  upstream.respondWith(withFault(call, fault))
  await expect(send(pageOf(edge), call, argumentsOf(call) as never)).resolves.toBeTypeOf('string')
  await edge.close()
})

test.each(matrix)('$name ends with one typed error when its backend has the fault $fault', async ({ call, fault }) => {
  const edge = edgeFor(fault)
  upstream.requests.length = 0
  upstream.respondWith(withFault(call, fault))
  const thrown: unknown = await send(pageOf(edge), call, argumentsOf(call) as never).then(
    () => 'no error',
    (error: unknown) => error,
  )
  await edge.close()
  expect(thrown).toBeInstanceOf(ApiError)
  const { code } = thrown as ApiError
  expect(code).toBe(codeOf(call, fault))
  expect(Object.keys(errorTexts)).toContain(code)
  expect(errorText(code)).toMatch(/^[A-ZÄÖÜ].{10,}\.$/)
  const sent = upstream.requests.filter(({ method }) => method === call.method)
  expect(sent.length).toBeLessThanOrEqual(maxRequests(call, fault))
})

test('leaves no rejection unhandled', async () => {
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
})
