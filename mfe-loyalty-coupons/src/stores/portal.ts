import { fetchAccountCoupons, memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { sendActivation } from './coupon-calls.ts'
import { createCouponsPage } from './coupons.ts'

/** The Aktionen of the signed-in member; filters and running changes are kept when the member leaves the page. */
export const couponsPage = perAccount((accountId) =>
  refreshOnMount(
    createCouponsPage({
      load: () => memberCoupons.load(accountId),
      fetchCoupons: () => fetchAccountCoupons(portalApi, accountId, new Date()),
      send: (id, activated) => memberCoupons.invalidateAround(() => sendActivation(portalApi, id, activated)),
    }),
  ),
)
