import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import * as v from 'valibot'
import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import { bodyOf } from '@portal/edge-proxy/test/sample-calls'
import { apiPath } from '@portal/edge-proxy/test/test-edge'
import type { Client } from './client.ts'

const Login = v.object({ meta: v.object({ accessToken: v.string() }), refreshToken: v.optional(v.string()) })

/** The idempotency key of an order, so that a repeated order of a reward has the same one. */
export const keyOf = (sku: string): string => `order-key-of-${sku}`

/**
 * What the page of a member sends, one browser each. Each member has an account of this name, because an account has
 * few orders in ten minutes.
 */
export function createMember({ send }: Pick<Client, 'send'>, account: string) {
  let session: Record<string, string> = {}
  let ended: Record<string, string> = {}
  let refreshToken: string | undefined
  const points = apiPath('shop/points')
  return {
    async logIn() {
      const credentials = { ...bodyOf('login'), loginName: demoEmail(account) }
      const received = await send('POST', apiPath('shop/user/login'), {}, credentials)
      const login = v.safeParse(Login, parseJson(received.text))
      if (login.success) {
        session = { cookie: received.cookies.join('; '), 'x-access-token': login.output.meta.accessToken }
        refreshToken = login.output.refreshToken
      }
      return received
    },
    /** The headers of the session. */
    headers: () => session,
    read: (path: string) => send('GET', path, session),
    /** `age` in seconds says that it may have been sent before. */
    order(sku: string, age?: number) {
      const key = age === undefined ? keyOf(sku) : `${keyOf(sku)};age=${age}`
      const lineItems = [{ type: wire.lineItem, sku, quantity: 1 }]
      const headers = { ...session, 'idempotency-key': key }
      return send('POST', apiPath('shop/order'), headers, { ...bodyOf('order'), lineItems })
    },
    /** Gets a new access token. */
    async refresh() {
      const received = await send('POST', apiPath('shop/user/refreshaccess'), session, { refreshToken })
      const { meta } = v.parse(Login, parseJson(received.text))
      session = { ...session, 'x-access-token': meta.accessToken }
      return received
    },
    async logOut() {
      ended = session
      return send('POST', '/api/session/end', session)
    },
    /** A call with the tokens of the session that the logout has ended. */
    readWithEndedSession: () => send('GET', points, ended),
  }
}
export type Member = ReturnType<typeof createMember>
