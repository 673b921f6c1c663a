import { setTimeout } from 'node:timers/promises'
import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import * as v from 'valibot'
import { createRandom } from '@portal/edge-proxy/test/random'
import {
  sendJson,
  startUpstream,
  success,
  type Recorded,
  type UpstreamHandler,
} from '@portal/edge-proxy/test/recording-upstream'
import { sampleOf } from '@portal/edge-proxy/test/sample-calls'
import { sampleUpstream } from '@portal/edge-proxy/test/sample-upstream'

const Order = v.object({ lineItems: v.tuple([v.object({ sku: v.string() })]) })
const Login = v.object({ loginName: v.pipe(v.string(), v.regex(/@/)) })

/** The account of a login by the name before the @, or the one in a path. */
function accountOf({ body, target }: Recorded): string {
  const login = v.safeParse(Login, parseJson(body))
  if (login.success) return login.output.loginName.replace(/@.*/, '')
  return /\/accounts\/([^/]+)/.exec(target)?.[1] ?? 'ACC-1'
}

function couponsOf(accountId: string, number: number): object[] {
  const [coupon] = sampleOf('account coupons').response as [object]
  return Array.from({ length: number }, (_, place) => ({ ...coupon, accountId, accountCouponId: `AC${place + 1}` }))
}

/**
 * A backend that takes up to 40 ms for each call and books every order that arrives, whatever its key.
 * @param coupons how many coupons an account has
 */
export async function startShop(seed: number, coupons = 1) {
  const random = createRandom(seed)
  const bookings = new Map<string, number>()
  let held: (() => Promise<void>) | null = null

  const respond: UpstreamHandler = async (recorded, response) => {
    await setTimeout(random(20))
    // Before an order the edge reads once which cards are the member's.
    if (recorded.target !== '/shop/card') await held?.()
    if (recorded.target !== '/shop/order') {
      await setTimeout(random(20))
      if (coupons > 1 && recorded.target.includes('/accountcoupons'))
        return sendJson(response, couponsOf(accountOf(recorded), coupons))
      return sampleUpstream(accountOf(recorded))(recorded, response)
    }
    const [{ sku }] = v.parse(Order, parseJson(recorded.body)).lineItems
    bookings.set(sku, (bookings.get(sku) ?? 0) + 1)
    await setTimeout(random(20))
    sendJson(response, success({ orderNumber: `N-${sku}` }))
  }

  return {
    upstream: await startUpstream(respond),
    /** How often an order of a reward was booked. */
    booked: (sku: string) => bookings.get(sku) ?? 0,
    /**
     * Lets further requests but card lists wait until they are released; `allArrived` resolves when there are `count`.
     */
    hold(count: number) {
      const arrived = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      let waiting = 0
      held = () => {
        waiting += 1
        if (waiting === count) arrived.resolve()
        return released.promise
      }
      const release = (): void => {
        held = null
        released.resolve()
      }
      return { allArrived: arrived.promise, release }
    },
  }
}
export type Shop = Awaited<ReturnType<typeof startShop>>
