import { once } from 'node:events'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '../../http-servers.ts'
import { passType, testPass } from '../../testing/test-pass.ts'
import { openTestWallets } from '../../testing/test-wallets.ts'
import { deviceOf } from './phone-store.ts'

const otherToken = 'ab'.repeat(32)

/** A phone with the test pass, and a sender of pushes over HTTP/2. */
async function openPhone() {
  await using opened = new AsyncDisposableStack()
  const wallets = openTestWallets(
    ({ request }) => new Response(null, { status: request.startsWith('GET') ? 204 : 201 }),
  )
  await wallets.submit('/phone', { pass: testPass() })
  const server = opened.adopt(
    listen(wallets.app.fetch, 0, '127.0.0.1', () => {}),
    (started) => {
      started.closeAllConnections()
      started.close()
    },
  )
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session = opened.adopt(connect(origin), (connected) => connected.destroy())
  async function push(token: string, headers: Readonly<Record<string, string>>, payload = '{}') {
    const request = session.request({ ':method': 'POST', ':path': `/3/device/${token}`, ...headers })
    const [response] = (await once(request.end(payload), 'response')) as [Record<string, unknown>]
    return { status: response[':status'], id: response['apns-id'], body: await text(request) }
  }
  const running = opened.move()
  return {
    ...wallets,
    origin,
    push,
    token: deviceOf(wallets.state).pushToken,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

test('a push makes the phone ask for changed passes', async () => {
  await using phone = await openPhone()
  phone.sent.splice(0)
  const { status, id, body } = await phone.push(phone.token, { 'apns-topic': passType, 'apns-id': 'an-id' })
  expect([status, id, body]).toEqual([200, 'an-id', ''])
  await expect
    .poll(() => phone.sent.map(({ request }) => request))
    .toEqual([expect.stringMatching(/^GET .*\/registrations\/pass\.de\.test\.karte$/)])
})

test.each([
  { what: 'an unknown token', token: otherToken, headers: {}, status: 410, reason: 'Unregistered' },
  { what: 'a malformed token', token: 'abc', headers: {}, status: 400, reason: 'BadDeviceToken' },
  { what: 'another topic', headers: { 'apns-topic': 'pass.de.other' }, status: 400, reason: 'DeviceTokenNotForTopic' },
  { what: 'no payload', headers: {}, payload: '', status: 400, reason: 'PayloadEmpty' },
  { what: 'a long payload', headers: {}, payload: ' '.repeat(5000), status: 413, reason: 'PayloadTooLarge' },
])('a push with $what is refused: $status $reason', async ({ token, headers, payload, status, reason }) => {
  await using phone = await openPhone()
  const response = await phone.push(token ?? phone.token, { 'apns-topic': passType, ...headers }, payload)
  expect(response.status).toBe(status)
  expect(JSON.parse(response.body)).toMatchObject({ reason })
})

test('a push without a topic is refused', async () => {
  await using phone = await openPhone()
  expect(JSON.parse((await phone.push(phone.token, {})).body)).toEqual({ reason: 'MissingTopic' })
})

test('a reset of the sandbox makes another device, and the token of the earlier one is unregistered', async () => {
  await using phone = await openPhone()
  phone.state.reset()
  expect((await phone.push(phone.token, { 'apns-topic': passType })).status).toBe(410)
})

test('pushes over HTTP/1.1 are refused', async () => {
  await using phone = await openPhone()
  const headers = { 'apns-topic': passType }
  const { status } = await fetch(`${phone.origin}/3/device/${phone.token}`, { method: 'POST', headers, body: '{}' })
  expect(status).toBe(505)
})
