import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { loadAccountCoupons } from '@portal/page-library/api/account-coupons'
import { accountIdOf } from '@portal/shared-contracts/calls'
import { expect, test } from 'vitest'
import { memberCouponsOf } from '../domain/member-coupon.ts'
import { sendActivation } from '../stores/portal.ts'

test('Aktionen of a backend that sends only what it promises are shown and activated', async () => {
  const { api, user } = await openMinimalPortal()
  const load = async () =>
    memberCouponsOf(await loadAccountCoupons(api, accountIdOf(user) ?? '', new Date()), new Date())
  expect(await load()).toMatchObject([
    { id: '9601', title: 'Punkte extra', labels: [{ kind: 'extraPoints', points: '300' }], switchable: true },
    { id: '9602', title: 'Coupon', labels: [], validTo: '', availability: { kind: 'unlimited' } },
  ])
  await sendActivation(api, '9601', true)
  expect((await load()).map(({ activated }) => activated)).toEqual([true, false])
})
