import { fetchAccountCoupons, memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { sendActivation } from './coupon-calls.ts'
import { createCouponsPage } from './coupons.ts'
import { runStorage } from './run-storage.ts'

/** The Aktionen of the signed-in member; the list and running changes are kept when the member leaves the page. */
export const couponsPage = perAccount((accountId) =>
  refreshOnMount(
    createCouponsPage({
      load: () => memberCoupons.load(accountId),
      fetchCoupons: () => fetchAccountCoupons(portalApi, accountId, new Date()),
      send: (id, activated) => memberCoupons.invalidateAround(() => sendActivation(portalApi, id, activated)),
      storage: runStorage({ load: loadDraft, save: saveDraft, remove: removeDraft }, accountId),
      now: Date.now,
    }),
  ),
)
