import { jwtVerify } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import { closedPort } from '../../test/closed-port.ts'
import { sendJson, sends, startUpstream, type Recorded, type UpstreamHandler } from '../../test/recording-upstream.ts'
import { googleSettings, samplePass, serviceAccountKey } from '../testing/wallet-settings.ts'
import { createGoogleApi } from './api.ts'

const origin = 'https://portal.example'

/** A Google whose tokens are valid for an hour, and which responds otherwise as the test says. */
async function startGoogle(respond: UpstreamHandler = sends(200, {}, '{}')) {
  let tokens = 0
  const server = await startUpstream((recorded, response) =>
    recorded.target === '/token'
      ? sendJson(response, { access_token: `access-${(tokens += 1)}`, expires_in: 3600 })
      : respond(recorded, response),
  )
  const google = createGoogleApi(googleSettings(server.url), origin, 2_000)
  onTestFinished(async () => {
    await google.close()
    await server.close()
  })
  const requests = () => server.requests.map(({ method, target }) => `${method} ${target}`)
  return { google, server, requests }
}

const header = ({ headers }: Recorded, name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1]

test('a PATCH changes the object of the pass, with an access token', async () => {
  const { google, server } = await startGoogle()
  expect(await google.patch('S1', samplePass({ state: 'locked' }))).toEqual({ result: 'sent' })
  const [, patch] = server.requests
  expect(patch?.target).toBe('/walletobjects/v1/loyaltyObject/3388000000022347777.S1')
  expect(patch && header(patch, 'authorization')).toBe('Bearer access-1')
  expect(JSON.parse(patch?.body ?? '')).toMatchObject({ state: 'INACTIVE', barcode: { value: '9876543210123456' } })
})

test('the end of a membership clears the object', async () => {
  const { google, server } = await startGoogle()
  await google.patch('S1', null)
  expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({
    state: 'EXPIRED',
    accountName: null,
    accountId: null,
    barcode: null,
    loyaltyPoints: null,
    textModulesData: null,
  })
})

test('the access token is asked for with an assertion of the service account', async () => {
  const { google, server } = await startGoogle()
  await google.patch('S1', samplePass())
  const [token] = server.requests
  const form = new URLSearchParams(token?.body)
  expect(token && header(token, 'content-type')).toBe('application/x-www-form-urlencoded')
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const { payload } = await jwtVerify(form.get('assertion') ?? '', serviceAccountKey)
  expect(payload).toEqual({
    iss: googleSettings().email,
    scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
    aud: `${server.url}/token`,
    iat: payload.iat,
    exp: (payload.iat ?? 0) + 300,
  })
})

test('an access token is kept until it expires, and asked for once by all that need it', async () => {
  const { google, requests } = await startGoogle()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all(['S1', 'S2', 'S3'].map((serial) => google.patch(serial, samplePass())))
  vi.setSystemTime(Date.now() + 58 * 60_000)
  await google.patch('S4', samplePass())
  expect(requests().filter((request) => request === 'POST /token')).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await google.patch('S5', samplePass())
  expect(requests().filter((request) => request === 'POST /token')).toHaveLength(2)
})

test('a refused access token is asked for again', async () => {
  const { google, server } = await startGoogle(sends(401))
  expect(await google.patch('S1', samplePass())).toEqual({ result: 'failed', fault: 'Google responds 401' })
  server.respondWith((recorded, response) =>
    recorded.target === '/token'
      ? sendJson(response, { access_token: 'new', expires_in: 3600 })
      : sendJson(response, {}),
  )
  expect(await google.patch('S1', samplePass())).toEqual({ result: 'sent' })
  const last = server.requests.at(-1)
  expect(last && header(last, 'authorization')).toBe('Bearer new')
})

const error = (status: string) => JSON.stringify({ error: { code: 1, message: 'about S1', status } })

test.each<{ status: number; body: string; outcome: unknown }>([
  { status: 404, body: error('NOT_FOUND'), outcome: { result: 'gone' } },
  {
    status: 400,
    body: error('INVALID_ARGUMENT'),
    outcome: { result: 'refused', fault: 'Google responds 400 INVALID_ARGUMENT' },
  },
  {
    status: 403,
    body: error('PERMISSION_DENIED'),
    outcome: { result: 'refused', fault: 'Google responds 403 PERMISSION_DENIED' },
  },
  { status: 403, body: '<h1>S1</h1>', outcome: { result: 'refused', fault: 'Google responds 403' } },
  {
    status: 429,
    body: error('RESOURCE_EXHAUSTED'),
    outcome: { result: 'failed', fault: 'Google responds 429 RESOURCE_EXHAUSTED' },
  },
  { status: 500, body: error('object S1'), outcome: { result: 'failed', fault: 'Google responds 500' } },
])('Google responds $status $body: $outcome.result', async ({ status, body, outcome }) => {
  const { google } = await startGoogle(sends(status, { 'content-type': 'application/json' }, body))
  expect(await google.patch('S1', samplePass())).toEqual(outcome)
})

test('a service account that Google does not know is refused', async () => {
  await using server = await startUpstream(sends(400, {}, '{"error":"invalid_grant"}'))
  const google = createGoogleApi(googleSettings(server.url), origin)
  expect(await google.patch('S1', samplePass())).toEqual({
    result: 'refused',
    fault: 'Google responds 400 for a token',
  })
  await google.close()
})

test.each([
  { name: 'never responds', handler: (() => {}) as UpstreamHandler },
  {
    name: 'sends a body without an end',
    handler: ((_, response) => void response.writeHead(200).write('{')) as UpstreamHandler,
  },
])('a Google that $name is a failure', async ({ handler }) => {
  await using server = await startUpstream(handler)
  const google = createGoogleApi(googleSettings(server.url), origin, 200)
  expect(await google.patch('S1', samplePass())).toMatchObject({ result: 'failed' })
  await google.close()
})

test('a Google that is not there is a failure', async () => {
  const google = createGoogleApi(googleSettings(`http://127.0.0.1:${await closedPort()}`), origin)
  expect(await google.patch('S1', samplePass())).toEqual({ result: 'failed', fault: 'Google does not respond' })
  await google.close()
})

test('the class is made from the brand', async () => {
  const { google, server } = await startGoogle()
  expect(await google.createClass()).toBe('created')
  const [, request] = server.requests
  expect(`${request?.method} ${request?.target}`).toBe('POST /walletobjects/v1/loyaltyClass')
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    id: '3388000000022347777.portal.example',
    issuerName: brand.shop.name,
    programName: brand.card.name,
    programLogo: { sourceUri: { uri: 'https://portal.example/icon-512.png' } },
    reviewStatus: 'UNDER_REVIEW',
    hexBackgroundColor: expect.stringMatching(/^#[\da-f]{6}$/) as string,
  })
})

test('a class that Google has is left as it is, unless it is updated', async () => {
  const { google, server, requests } = await startGoogle(sends(409))
  expect(await google.createClass()).toBe('existed')
  server.respondWith(sends(200))
  await google.updateClass()
  expect(requests().slice(1)).toEqual([
    'POST /walletobjects/v1/loyaltyClass',
    'PATCH /walletobjects/v1/loyaltyClass/3388000000022347777.portal.example',
  ])
})

test('a class that Google refuses is an error with its reason', async () => {
  const { google } = await startGoogle(sends(403, {}, error('PERMISSION_DENIED')))
  await expect(google.createClass()).rejects.toThrow('Google responds 403 PERMISSION_DENIED')
})
