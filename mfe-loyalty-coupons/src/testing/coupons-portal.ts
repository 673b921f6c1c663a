import { offline, openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { fetchAccountCoupons } from '@portal/page-library/api/account-coupons'
import { sendActivation } from '../stores/portal.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { createCoupons, type CouponsStore } from '../stores/coupons.ts'
import type { RunStorage, StoredRun } from '../stores/activate-all.ts'

/** `respond` replaces the sandbox or delays the change; `loseResponses` fails after the change is stored. */
type Changes = { respond: ((id: string) => Promise<Response | undefined>) | null; loseResponses: boolean }

/** A run that survives a reload of the page, in memory. */
function memoryStorage(): RunStorage {
  let stored: StoredRun | null = null
  return {
    load: async () => stored,
    save: async (run) => void (stored = run),
    remove: async () => void (stored = null),
  }
}

/** The Aktionen of the demo member against the sandbox in memory, not loaded yet. */
export async function openPortal() {
  const portal = await openMemberPortal()
  const { api, sandbox, sent, connection } = portal
  const changes: Changes = { respond: null, loseResponses: false }

  connection.network = async (call, forward) => {
    if (call.method !== 'PATCH') return forward()
    const ownResponse = await changes.respond?.(call.path.split('/').at(-2) ?? '')
    if (ownResponse) return ownResponse
    const response = await forward()
    return changes.loseResponses ? offline(call, forward) : response
  }

  const fetchCoupons = () => fetchAccountCoupons(api, 'ACC-1', new Date())
  const storage = memoryStorage()
  /** The page as a new page load creates it. */
  const reload = () =>
    createCoupons({
      load: fetchCoupons,
      fetchCoupons,
      send: (id, on) => sendActivation(api, id, on),
      storage,
      now: Date.now,
    })
  const page = reload()
  const coupon = sandbox.state.db.prepare('SELECT activated FROM accountCoupons WHERE accountCouponId = ?')
  /** Whether the coupon is activated in the sandbox. */
  const isActive = (id: string): boolean => coupon.get(id)?.['activated'] === 1
  const patches = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  return { ...portal, page, reload, patches, isActive, changes }
}

/** The same with its list loaded. */
export async function openPage() {
  const portal = await openPortal()
  await portal.page.refresh()
  return portal
}

/** The Aktionen of a page; empty while they are not loaded. */
export function couponsOf(page: CouponsStore): readonly MemberCoupon[] {
  const state = page.$state.get()
  return state.status === 'ready' ? state.value.coupons : []
}
