import { order } from '@delikaterie/shared-contracts/calls'
import { placeOrder } from '../state/orders.ts'
import type { SandboxState } from '../state/state.ts'
import { content, refuse } from './reply.ts'
import { memberRoute } from './route.ts'
import type { Route } from './route.ts'

/** The redemption of a reward (spec §7). */
export function orderRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(state, order, (member, { body }) => {
      const outcome = placeOrder(state, member, body)
      return outcome.kind === 'placed' ? content({ orderNumber: outcome.orderNumber }) : refuse(...outcome.refusals)
    }),
  ]
}
