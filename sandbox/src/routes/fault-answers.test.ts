import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bookingsOf } from '../state/ledger.ts'
import { sentMails } from '../state/outbox.ts'
import { createTestClient } from '../test-client.ts'

const { app, state, send, close } = createTestClient()
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterEach(() => state.reset())
afterAll(() => {
  server.close()
  close()
})

/** Asks for a reset link over a real connection: its e-mail shows whether the call did its work. */
const ask = () =>
  fetch(`${origin}/shop/user/password/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mitglied@delikaterie.example', resetPageUrl: 'http://portal.test/' }),
  })

const setFault = (fault: string | null, call = 'request password', seconds = 0) =>
  send('POST', 'control/faults', { call, fault, seconds })

test.each([
  ['down', 0],
  ['lost', 1],
  ['cut', 1],
])('with "%s" no whole answer arrives, and %i e-mail was sent', async (fault, mails) => {
  await setFault(fault)
  await expect(ask().then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/)
  expect(sentMails(state)).toHaveLength(mails)
})

test.each([
  ['serverError', 500, /^Internal/],
  ['unauthorized', 401, /"success":false/],
  ['html', 200, /^<!doctype html>/],
  ['brokenJson', 200, /,,$/],
  ['slow', 200, /"success":true/],
])('with "%s" the answer is %i and %s', async (fault, status, body) => {
  await setFault(fault)
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(await answer.text()).toMatch(body)
})

test("a fault of a backend reaches its calls and not the other backend's", async () => {
  await setFault('serverError', 'shop')
  expect((await ask()).status).toBe(500)
  expect((await fetch(`${origin}/convercus/coupons`)).status).toBe(401)
})

test('a fault can be switched off again', async () => {
  await setFault('serverError')
  await setFault(null)
  expect((await ask()).status).toBe(200)
})

test.each([
  { call: 'nothing', fault: 'down' },
  { call: 'order', fault: 'flood' },
  { call: 'order', fault: 'slow', seconds: 1e9 },
])('%j is no fault', async (wish) => {
  expect((await send('POST', 'control/faults', wish)).status).toBe(400)
})

test('a reset brings everything back', async () => {
  await ask()
  const before = bookingsOf(state).length
  await send('POST', 'control/purchase', { cardCode: '1234567890123456789', amount: 12.9 })
  expect(bookingsOf(state)[0]).toMatchObject({ points: 12, locked: 1 })
  await send('POST', 'control/reset')
  expect([bookingsOf(state).length, sentMails(state).length]).toEqual([before, 0])
})
