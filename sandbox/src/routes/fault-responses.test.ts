import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bookingsOf } from '../state/ledger.ts'
import { sentMails } from '../state/outbox.ts'
import { createTestClient } from '../testing/test-client.ts'

const { app, state, send, close } = createTestClient()
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterEach(() => state.reset())
afterAll(() => {
  server.close()
  close()
})

/** Requests a reset link over a real connection; its e-mail shows whether the call took effect. */
const requestReset = () =>
  fetch(`${origin}/shop/user/password/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('mitglied'), resetPageUrl: 'http://portal.test/' }),
  })

const setFault = (fault: string | null, call = 'request password', seconds = 0) =>
  send('POST', 'control/faults', { call, fault, seconds })

test.each([
  ['down', 0],
  ['lost', 1],
  ['cut', 1],
])('"%s" sends no complete response, and %i e-mail is sent', async (fault, mails) => {
  await setFault(fault)
  await expect(requestReset().then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/)
  expect(sentMails(state)).toHaveLength(mails)
})

test.each([
  ['serverError', 500, /^Internal/],
  ['unauthorized', 401, /"success":false/],
  ['html', 200, /^<!doctype html>/],
  ['brokenJson', 200, /,,$/],
  ['slow', 200, /"success":true/],
])('"%s" responds with %i and %s', async (fault, status, body) => {
  await setFault(fault)
  const response = await requestReset()
  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(body)
})

test('a fault of a backend affects its calls only', async () => {
  await setFault('serverError', 'shop')
  expect((await requestReset()).status).toBe(500)
  expect((await fetch(`${origin}/${wire.prefix}/coupons`)).status).toBe(401)
})

test('a fault can be switched off again', async () => {
  await setFault('serverError')
  await setFault(null)
  expect((await requestReset()).status).toBe(200)
})

const isDelayed = async () => {
  await expect.poll(() => state.faults.list()).toMatchObject([{ held: 1 }])
}

test.each([
  ['is switched off', () => setFault(null)],
  ['is replaced', () => setFault('down')],
])('the requests that a fault delays go on when it %s', async (_, end) => {
  await setFault('slow', 'request password', 60)
  const response = requestReset()
  await isDelayed()
  await end()
  expect((await response).status).toBe(200)
  expect(sentMails(state)).toHaveLength(1)
})

test('a reset drops the requests that a fault delays', async () => {
  await setFault('slow', 'request password', 60)
  const outcome = requestReset().then(
    () => 'sent',
    () => 'dropped',
  )
  await isDelayed()
  await send('POST', 'control/reset')
  expect(await outcome).toBe('dropped')
  expect(sentMails(state)).toHaveLength(0)
})

test.each([
  { call: 'nothing', fault: 'down' },
  { call: 'order', fault: 'flood' },
  { call: 'order', fault: 'slow', seconds: 1e9 },
])('%j is not a fault', async (body) => {
  expect((await send('POST', 'control/faults', body)).status).toBe(400)
})

test('a reset restores the seed data', async () => {
  await requestReset()
  const before = bookingsOf(state).length
  await send('POST', 'control/purchase', { cardCode: '1234567890123456789', amount: 12.9 })
  expect(bookingsOf(state)[0]).toMatchObject({ points: 12, locked: 1 })
  await send('POST', 'control/reset')
  expect([bookingsOf(state).length, sentMails(state).length]).toEqual([before, 0])
})
