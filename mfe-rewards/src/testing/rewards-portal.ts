import { offline, openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'

/** What happens to an order: lost request, lost response, a wait, or a response in place of the shop's. */
type OrderNetwork = {
  order: 'fine' | 'loseRequest' | 'loseResponse'
  waitFor: Promise<void> | null
  response: Response | null
}

/**
 * A member's portal in memory. Like the edge, it sends an order once per idempotency key and then
 * repeats the first response.
 */
export async function openPortal(loginName?: string) {
  const portal = await openMemberPortal(loginName)
  const network: OrderNetwork = { order: 'fine', waitFor: null, response: null }
  const responses = new Map<string, Promise<Response>>()

  portal.connection.network = async (call, forward) => {
    if (call.key === undefined) return forward()
    const { order, waitFor, response } = network
    await waitFor
    if (order === 'loseRequest') return offline(call, forward)
    if (response) return response.clone()
    const first = responses.get(call.key) ?? forward()
    responses.set(call.key, first)
    const firstResponse = await first
    return order === 'loseResponse' ? offline(call, forward) : firstResponse.clone()
  }
  return { ...portal, network, orders: () => portal.sent.filter(({ call }) => call === 'POST shop/order') }
}
export type RewardsPortal = Awaited<ReturnType<typeof openPortal>>
