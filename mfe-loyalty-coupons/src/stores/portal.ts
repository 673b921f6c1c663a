import { fetchAccountCoupons, memberCoupons } from '@portal/page-library/api/account-coupons'
import { portalApi, send, type Api } from '@portal/page-library/api'
import { cardMark } from '@portal/page-library/stores/card-mark'
import { $userData } from '@portal/page-library/session'
import { accountIdOf, activation } from '@portal/shared-contracts/calls'
import { createResource, perAccount, refreshOnMount, retryWithNewToken } from '@portal/page-library/stores'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import { endingSoon } from '../domain/ending-soon.ts'
import { memberCouponsOf, uniqueCoupons, type MemberCoupon } from '../domain/member-coupon.ts'
import { StoredRun } from './activate-all.ts'
import { createCoupons } from './coupons.ts'
import { keepingActive } from './keeping-active.ts'

/**
 * Switches one coupon. The provider rejects an expired token with 401 before it changes anything,
 * so the call is repeated once with a new token.
 * @throws ApiError
 */
export async function sendActivation(api: Api, accountCouponId: string, activated: boolean): Promise<void> {
  const options = { params: { accountCouponId }, body: { activated } }
  const isProviders = (code: string): boolean => code !== 'sessionInvalid'
  await retryWithNewToken(api, (loyaltyToken) => send(api, activation, { ...options, loyaltyToken }), isProviders)
}

const isLoggedIn = (accountId: string): boolean => {
  const user = $userData.get()
  return user !== null && accountIdOf(user) === accountId
}

const createStore = (accountId: string) =>
  createCoupons({
    load: () => memberCoupons.load(accountId),
    fetchCoupons: () => fetchAccountCoupons(portalApi, accountId, new Date()),
    send: (id, activated) => memberCoupons.invalidateAround(() => sendActivation(portalApi, id, activated)),
    storage: typedDraft('activate-all', accountId, StoredRun),
    now: Date.now,
  })

/** Stores the active coupons for the digital card. */
const keepingStore = perAccount((accountId) => {
  const begin = () => {
    const mark = isLoggedIn(accountId) ? cardMark.create() : ''
    const isCurrent = (): boolean => mark !== '' && mark === cardMark.read() && isLoggedIn(accountId)
    // In a chunk of its own, because the page does not need it to be shown; without it nothing is stored.
    return (active: readonly MemberCoupon[]) =>
      import('./active-coupons.ts').then(
        ({ storeActiveCoupons, activeCoupons: stored }) =>
          storeActiveCoupons(active, { stored, accountId, mark, isCurrent, now: Date.now() }),
        () => {},
      )
  }
  return refreshOnMount(keepingActive(createStore(accountId), begin))
})
const embeddedStore = perAccount((accountId) => refreshOnMount(createStore(accountId)))

/**
 * The Aktionen of the signed-in member; the list and running changes are kept when the member leaves the page. Only the
 * portal stores the active coupons: an embedding page has no digital card, and no logout that deletes them.
 */
export const couponsStore = (isEmbedded: boolean) => (isEmbedded ? embeddedStore() : keepingStore())

/** The coupons of the signed-in member that end next, from the list of the pages Aktionen and Prämien. */
export const couponsEndingSoon = perAccount((accountId) =>
  refreshOnMount(
    createResource(async () =>
      endingSoon(uniqueCoupons(memberCouponsOf(await memberCoupons.load(accountId), new Date()))),
    ),
  ),
)
