import { wire } from '@portal/shared-contracts/testing/wire'
import { createKeyRing, seal } from '../session/seal.ts'
import { apiPath, cookieOf, testKey } from './test-edge.ts'
import { bodyOf } from './sample-calls.ts'

const portal = 'https://portal.example'

/** What a page learns of an order. */
export type OrderResponse = { status: number; text: string }

/**
 * The headers of a member who has logged in at the edge with this address; every edge with the same keys accepts them.
 */
export async function logIn(url: string): Promise<Record<string, string>> {
  const response = await post(url, 'shop/user/login', bodyOf('login'))
  const { meta } = (await response.json()) as { meta: { accessToken: string } }
  return { cookie: cookieOf(response) ?? '', 'x-access-token': meta.accessToken }
}

const ring = createKeyRing([testKey], portal)

/** The headers of a member with this loyalty account, as if logged in at an edge with the key of the tests. */
export function sealedMember(accountId: string): Record<string, string> {
  const cookie = 'c'.repeat(43)
  const content = { token: 'A', accountId, sid: `sid-${accountId}`, since: Date.now() }
  return { cookie: `__Host-portal=${cookie}`, 'x-access-token': seal(ring, 'access', cookie, content, Date.now()) }
}

/** Sends the sample order, of another reward if wanted; `age` in seconds says that it may have been sent before. */
export async function sendOrder(
  url: string,
  member: Record<string, string>,
  key: string,
  age?: number,
  sku?: string,
): Promise<OrderResponse> {
  const headers = { ...member, 'idempotency-key': age === undefined ? key : `${key};age=${age}` }
  const lineItems = [{ type: wire.lineItem, sku, quantity: 1 }]
  const body = { ...bodyOf('order'), ...(sku !== undefined && { lineItems }) }
  const response = await post(url, 'shop/order', body, headers)
  return { status: response.status, text: await response.text() }
}

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${apiPath(path)}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
