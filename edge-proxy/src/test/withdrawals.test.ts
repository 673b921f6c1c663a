import { expect, test } from 'vitest'
import { errorEnvelope, success, sendJson, startUpstream } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { startEdge, useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })
const body = bodyOf('withdraw')

const withdraw = (changed: Record<string, unknown> = {}) =>
  edge.call('POST', 'withdrawal', { as: edge.member, body: { ...body, ...changed } })

// Rule: calls-and-headers-42
test('goes to the address of WITHDRAWAL_URL, without a token of the member', async () => {
  await using receiver = await startUpstream((_, response) => sendJson(response, success({})))
  await using other = startEdge(edge.upstream.url, { withdrawalUrl: `${receiver.url}/in/withdrawals` })
  const response = await other.call('POST', 'withdrawal', { as: edge.member, body })
  expect(response.status).toBe(200)
  expect(edge.upstream.requests).toEqual([])
  expect(receiver.requests).toMatchObject([{ method: 'POST', target: '/in/withdrawals', body: JSON.stringify(body) }])
  expect(JSON.stringify(receiver.requests)).not.toMatch(/x-access-token|x-auth|cookie/i)
})

test('is an unknown call without WITHDRAWAL_URL', async () => {
  await using without = startEdge(edge.upstream.url, { withdrawalUrl: null })
  const before = edge.upstream.connections()
  const response = await without.call('POST', 'withdrawal', { body })
  expect([response.status, await response.json()]).toEqual([404, errorEnvelope('callUnknown')])
  expect(edge.upstream.connections()).toBe(before)
})

// Rule: calls-and-headers-44
test('is sent once, also if the receiver closes the connection', async () => {
  edge.upstream.respondWith((_, response) => void response.socket?.destroy())
  expect(await (await withdraw()).json()).toEqual(errorEnvelope('backendUnavailable'))
  expect(edge.upstream.requests).toHaveLength(1)
})

test('the texts reach the receiver as they were typed, markup and quotes included', async () => {
  const typed = { name: '<b>Ä & "Ö"</b> $& {{name}} 🧀', details: 'Zeile 1\n<script>alert(1)</script>\tEnde' }
  expect((await withdraw(typed)).status).toBe(200)
  expect(JSON.parse(edge.upstream.requests[0]?.body ?? '')).toEqual({ ...body, ...typed })
})

test('the address reaches the receiver in the spelling by which it is counted', async () => {
  for (const email of ['Anna@b\u00ad.example', ' Anna\u200b@B.example', 'Anna@ｂ。example']) await withdraw({ email })
  expect(edge.upstream.requests.map(({ body }) => JSON.parse(body).email)).toEqual(Array(3).fill('Anna@b.example'))
  expect((await withdraw({ email: 'Anna@b.example' })).status).toBe(429)
})

// Rule: calls-and-headers-43
test.each([
  { title: 'a line break in the name', changed: { name: 'Abel\r\nBcc: a@b.example' } },
  { title: 'a line feed in the contract', changed: { contract: '100001\nX' } },
  { title: 'a line separator in the name', changed: { name: 'Abel\u2028X' } },
  { title: 'a NUL in the details', changed: { details: 'a\u0000b' } },
  { title: 'a carriage return in the details', changed: { details: 'a\r\n.\r\nb' } },
  { title: 'a line break in the address', changed: { email: 'a@b.example\nBcc: c@d.example' } },
  { title: 'two addresses', changed: { email: 'a@b.example,c@d.example' } },
  { title: 'an address with a name', changed: { email: 'Abel<a@b.example>' } },
  { title: 'a comment in the address', changed: { email: 'a(c)@b.example' } },
  { title: 'no address', changed: { email: 'abel' } },
  { title: 'a blank name', changed: { name: '  ' } },
  { title: 'no contract', changed: { contract: '' } },
  { title: 'a name of 10,000 characters', changed: { name: 'a'.repeat(10_000) } },
  { title: 'details of 10,000 characters', changed: { details: 'a'.repeat(10_000) } },
  { title: 'an id that is a path', changed: { withdrawalId: '../../../../../etc' } },
  { title: 'another field', changed: { subject: 'Gewonnen' } },
])('refuses $title', async ({ changed }) => {
  const response = await withdraw(changed)
  expect([response.status, await response.json()]).toEqual([400, errorEnvelope('requestInvalid')])
  expect(edge.upstream.requests).toEqual([])
})

test('limits the receipts for one address of e-mail from everywhere, and does not count those not sent', async () => {
  const send = (count: number, to: Pick<typeof edge, 'call'> = edge) =>
    to.call('POST', 'withdrawal', { body, from: `198.51.100.${count}` })
  await using offline = startEdge('http://127.0.0.1:1')
  for (let count = 0; count < 25; count += 1) expect((await send(count, offline)).status).not.toBe(429)
  const statuses = []
  for (let count = 0; count < 25; count += 1) statuses.push((await send(count)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(22)
})
