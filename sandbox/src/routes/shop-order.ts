import { order } from '@portal/shared-contracts/calls'
import { placeOrder } from '../state/orders.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { content, reject } from './call-response.ts'
import { memberRoute, type Route } from './route.ts'

/** The redemption of a reward. */
export function orderRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(state, order, (member, { body }) => {
      const outcome = placeOrder(state, member, body)
      return outcome.kind === 'placed' ? content({ orderNumber: outcome.orderNumber }) : reject(...outcome.errors)
    }),
  ]
}
