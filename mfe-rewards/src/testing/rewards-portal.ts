import { offline, openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'

export type RewardsPortal = MemberPortal & {
  orders: () => MemberPortal['sent']
  /** What the network does to an order: loses the request, or only the answer, or waits. */
  network: { order: 'fine' | 'loseRequest' | 'loseAnswer'; hold: Promise<void> | null; answer: Response | null }
}

/**
 * A member's portal in memory, where one order key is answered once and then replayed, as
 * the edge does it (design §4).
 */
export async function openPortal(loginName?: string): Promise<RewardsPortal> {
  const portal = await openMemberPortal(loginName)
  const network: RewardsPortal['network'] = { order: 'fine', hold: null, answer: null }
  const answers = new Map<string, Promise<Response>>()

  portal.world.network = async (call, passOn) => {
    if (call.key === undefined) return passOn()
    const { order, hold, answer } = network
    await hold
    if (order === 'loseRequest') return offline(call, passOn)
    if (answer) return answer.clone()
    const first = answers.get(call.key) ?? passOn()
    answers.set(call.key, first)
    const given = await first
    return order === 'loseAnswer' ? offline(call, passOn) : given.clone()
  }
  return { ...portal, network, orders: () => portal.sent.filter(({ call }) => call === 'POST shop/order') }
}
