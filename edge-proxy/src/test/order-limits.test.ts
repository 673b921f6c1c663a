import { expect, test } from 'vitest'
import { closedPort } from './closed-port.ts'
import { sealedMember } from './order-client.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { startEdge, useEdge } from './test-edge.ts'

const edge = useEdge()

type Sent = { account?: string; key: string; from?: string; at?: Pick<typeof edge, 'call'> }

const order = async ({ account = 'ACC-1', key, from = '203.0.113.1', at = edge }: Sent): Promise<number> => {
  const headers = { ...sealedMember(account), 'idempotency-key': `order-limits-${key.padStart(8, '0')}` }
  return (await at.call('POST', 'shop/order', { headers, body: bodyOf('order'), from })).status
}

const orders = () => edge.upstream.requests.filter(({ target }) => target === '/shop/order')

/** How many of these orders are limited; the first ones are sent before the last ten. */
async function limitedOf(times: number, sent: (count: number) => Sent): Promise<number> {
  const send = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, index) => order(sent(from + index))))
  const statuses = [...(await send(0, times - 10)), ...(await send(times - 10, times))]
  return statuses.filter((status) => status === 429).length
}

test('a member sends 60 orders in an hour, from whatever address, and no other member waits for that', async () => {
  const from = (count: number) => `198.51.${count}.1`
  expect(await limitedOf(65, (count) => ({ key: String(count), from: from(count) }))).toBe(5)
  expect(orders()).toHaveLength(60)
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  expect(await order({ account: 'ACC-2', key: 'other' })).toBe(200)
})

test('an address sends 300 orders in an hour, of whatever members', async () => {
  expect(await limitedOf(305, (count) => ({ account: `ACC-${count % 50}`, key: String(count) }))).toBe(5)
  expect(await order({ key: 'other', from: '203.0.114.1' })).toBe(200)
})

test('a limited member gets the outcome of an order that was sent before', async () => {
  expect(await limitedOf(65, (count) => ({ key: String(count) }))).toBe(5)
  expect([await order({ key: '0' }), await order({ key: '64' })]).toEqual([200, 429])
  expect(orders()).toHaveLength(60)
})

// Rule: limits-13
test('an order that is sent again under its key, or does not reach the shop, does not count', async () => {
  expect(await limitedOf(100, () => ({ key: 'same' }))).toBe(0)
  expect(orders()).toHaveLength(1)
  await using offline = startEdge(`http://127.0.0.1:${await closedPort()}`)
  expect(await limitedOf(70, (count) => ({ key: String(count), at: offline }))).toBe(0)
})
