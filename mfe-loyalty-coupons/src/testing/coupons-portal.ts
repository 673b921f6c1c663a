import { offline, openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { fetchAccountCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { sendActivation } from '../stores/coupon-calls.ts'
import { createCouponsPage, type CouponsModel } from '../stores/coupons.ts'

export type CouponsPortal = MemberPortal & {
  page: CouponsModel
  patches: () => unknown[]
  /** Whether the coupon is activated in the sandbox. */
  isActive: (id: string) => boolean
  /** `respond` replaces the sandbox or delays the change; `loseResponses` fails after the change is stored. */
  changes: { respond: ((id: string) => Promise<Response | undefined>) | null; loseResponses: boolean }
}

/** The Aktionen of the demo member against the sandbox in memory, not loaded yet. */
export async function openPortal(): Promise<CouponsPortal> {
  const portal = await openMemberPortal()
  const { api, sandbox, sent, connection } = portal
  const changes: CouponsPortal['changes'] = { respond: null, loseResponses: false }

  connection.network = async (call, forward) => {
    if (call.method !== 'PATCH') return forward()
    const ownResponse = await changes.respond?.(call.path.split('/').at(-2) ?? '')
    if (ownResponse) return ownResponse
    const response = await forward()
    return changes.loseResponses ? offline(call, forward) : response
  }

  const fetchCoupons = () => fetchAccountCoupons(api, 'ACC-1', new Date())
  const page = createCouponsPage({
    load: fetchCoupons,
    fetchCoupons,
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

/** The same with its list loaded. */
export async function openPage(): Promise<CouponsPortal> {
  const portal = await openPortal()
  await portal.page.refresh()
  return portal
}
