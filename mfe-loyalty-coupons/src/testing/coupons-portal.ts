import { offline, openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { fetchAccountCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { sendActivation } from '../stores/coupon-calls.ts'
import { createCouponsPage, type CouponsModel } from '../stores/coupons.ts'

export type CouponsPortal = MemberPortal & {
  page: CouponsModel
  patches: () => unknown[]
  /** Whether the sandbox holds the coupon as activated. */
  isActive: (id: string) => boolean
  /** Answers or holds back a change before it reaches the sandbox, or loses what came of it. */
  changes: { answer: ((id: string) => Promise<Response | undefined>) | null; loseAnswers: boolean }
}

/** The Aktionen of the demo member on a portal in memory. */
export async function openPortal(): Promise<CouponsPortal> {
  const portal = await openMemberPortal()
  const { api, sandbox, sent, world } = portal
  const changes: CouponsPortal['changes'] = { answer: null, loseAnswers: false }

  world.network = async (call, passOn) => {
    if (call.method !== 'PATCH') return passOn()
    const early = await changes.answer?.(call.path.split('/').at(-2) ?? '')
    if (early) return early
    const answer = await passOn()
    return changes.loseAnswers ? offline(call, passOn) : answer
  }

  const ask = () => fetchAccountCoupons(api, 'ACC-1', new Date())
  const page = createCouponsPage({
    load: ask,
    ask,
    send: (id, on) => sendActivation(api, id, on),
    now: () => new Date(),
  })
  const isActive = (id: string): boolean =>
    sandbox.state.db.prepare('SELECT activated FROM accountCoupons WHERE accountCouponId = ?').get(id)?.[
      'activated'
    ] === 1
  const patches = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  return { ...portal, page, patches, isActive, changes }
}

/** A portal whose list is loaded. */
export async function openPage(): Promise<CouponsPortal> {
  const portal = await openPortal()
  await portal.page.refresh()
  return portal
}
