import { offline, openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { fetchAccountCoupons } from '@portal/page-library/api/account-coupons'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { sendActivation } from '../stores/portal.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { createCoupons, type CouponsStore } from '../stores/coupons.ts'
import { storeActiveCoupons } from '../stores/active-coupons.ts'
import { keepingActive } from '../stores/keeping-active.ts'
import type { StoredRun } from '../stores/activate-all.ts'

/** `respond` replaces the sandbox or delays the change; `loseResponses` fails after the change is stored. */
type Changes = { respond: ((id: string) => Promise<Response | undefined>) | null; loseResponses: boolean }

/** A draft that survives a reload of the page, in memory. */
function memoryStorage<T>(): TypedDraft<T> {
  let stored: T | null = null
  return {
    load: async () => stored,
    save: async (value) => void (stored = value),
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
  const storage = memoryStorage<StoredRun>()
  const stored = memoryStorage<StoredCoupons>()
  /** What the browser holds of the digital card; the mark is empty where it stores nothing. */
  const device = { mark: 'M1', newMark: 'M2', loggedIn: true, stored }
  const begin = () => {
    const mark = (device.mark ||= device.newMark)
    const isCurrent = () => mark !== '' && device.mark === mark && device.loggedIn
    return (active: readonly MemberCoupon[]) =>
      storeActiveCoupons(active, { stored, accountId: 'ACC-1', mark, isCurrent, now: Date.now() })
  }
  /** The page as a new page load creates it. */
  const reload = () =>
    keepingActive(
      createCoupons({
        load: fetchCoupons,
        fetchCoupons,
        send: (id, on) => sendActivation(api, id, on),
        storage,
        now: Date.now,
      }),
      begin,
    )
  const page = reload()
  const coupon = sandbox.state.db.prepare('SELECT activated FROM accountCoupons WHERE accountCouponId = ?')
  /** Whether the coupon is activated in the sandbox. */
  const isActive = (id: string): boolean => coupon.get(id)?.['activated'] === 1
  const patches = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  return { ...portal, page, reload, patches, isActive, changes, device }
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
