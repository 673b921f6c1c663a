import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { addressFields } from '@portal/shared-contracts/address'
import { loadAccountCoupons } from '@portal/page-library/api/account-coupons'
import { createCountries } from '@portal/page-library/stores/countries'
import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { memoryDrafts } from '../testing/memory-drafts.ts'
import { createHighlights, createHighlight, loadPublicCoupons } from '../stores/highlights.ts'
import { memberOf, redeemCalls } from '../stores/redeem-portal.ts'
import { redeemDraftStorage } from '../stores/redeem-draft.ts'
import { createRedeemStore } from '../stores/redeem.ts'

test('highlights whose condition is a list, without titles and with numbers as ids, are shown', async () => {
  const { api } = await openMinimalPortal()
  const load = () => loadPublicCoupons(api, new Date())
  const highlights = createHighlights(load)
  await highlights.refresh()
  expect(highlights.$state.get()).toMatchObject({
    value: [
      { couponId: '501', title: 'Feigensenf', price: 900.5 },
      { couponId: '502', title: 'Prämie', image: '' },
    ],
  })
  const top = createHighlight('feigensenf_501', load)
  await top.refresh()
  expect(top.$state.get()).toMatchObject({ value: { isReward: true, couponId: '501' } })
})

test('a member without an address redeems a reward of a backend that sends only what it promises', async () => {
  const { api, user } = await openMinimalPortal()
  const member = memberOf(user)
  const page = createRedeemStore({
    ...redeemCalls(api),
    couponId: '501',
    member: () => member,
    loadCoupons: () => loadAccountCoupons(api, member.accountId, new Date()),
    loadCountries: createCountries(api).load,
    draft: redeemDraftStorage(memoryDrafts(), '501', member.accountId),
    visitId: 'visit',
    now: Date.now,
    loadNewBalance: redeemCalls(api).loadPoints,
    showStep: () => {},
    returnToFirstEntry: async () => {},
    listOrder: async () => {},
  })
  await page.open()
  page.next('card')
  for (const field of addressFields) page.changeAddress(field, munich[field])
  page.next('address')
  await page.submit()
  await expect
    .poll(() => page.$state.get())
    .toMatchObject({
      status: 'done',
      order: { orderNumber: '9001', email: 'erika@minimal.example' },
      balance: { kind: 'known', points: 3421 },
    })
})
