import { wire } from '@portal/shared-contracts/testing/wire'
import { refreshOnMount } from '@portal/page-library/stores'
import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { matchingCoupons } from '../domain/coupon-list.ts'
import { couponsOf, openPage, openPortal } from '../testing/coupons-portal.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'

// The places of coupons are the first brand's.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

/** Which of the first six Aktionen of the catalogue are among the coupons. */
const idsOf = (coupons: readonly MemberCoupon[]): string[] =>
  coupons.map(({ id }) => id.replace(/^AC1-/, '')).filter((id) => /^A[1-6]$/.test(id))

afterEach(() => void vi.useRealTimers())

describe('the list of Aktionen', () => {
  test('shows the coupons of the member that are not rewards', async () => {
    const { page, sent } = await openPage()
    expect(idsOf(couponsOf(page))).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])
    expect(couponsOf(page).find(({ id }) => id === 'AC1-A3')?.ending).toEqual({ kind: 'soon', days: 3 })
    expect(sent.map(({ call }) => call)).toEqual([
      `POST ${wire.prefix}/auth/login`,
      `GET ${wire.prefix}/v2/accounts/ACC-1/accountcoupons`,
    ])
  })

  // Rule: coupons-21
  test.each([
    { category: 'Multiplikatoren', expected: ['A1', 'A5'] },
    { category: 'Discounts', expected: ['A2', 'A3'] },
    { category: 'Im Laden', expected: ['A1', 'A4', 'A6'] },
    { category: 'Im Online-Shop', expected: ['A3'] },
    { category: 'Gastronomie', expected: ['A2'] },
    { category: 'Academy', expected: ['A5'] },
  ] as const)('shows $expected in the category $category', async ({ category, expected }) => {
    const { page } = await openPage()
    const filter = { category: couponPlaceOf(category) ?? category, text: '' }
    expect(idsOf(matchingCoupons(couponsOf(page), filter))).toEqual(expected)
  })

  test('drops a malformed coupon and keeps the others', async () => {
    const { page, sandbox } = await openPortal()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    sandbox.state.db.exec(
      "UPDATE coupons SET definition = json_set(definition, '$.couponId', json('null')) WHERE couponId = 'A1'",
    )
    await page.refresh()
    expect(idsOf(couponsOf(page))).toEqual(['A2', 'A3', 'A4', 'A5', 'A6'])
    warn.mockRestore()
  })

  // Rule: coupons-26
  test.each(['serverError', 'unauthorized', 'html', 'brokenJson'] as const)(
    'fails on %s and is ready after another refresh',
    async (kind) => {
      const { page, sandbox } = await openPortal()
      sandbox.state.faults.set('account coupons', { kind, seconds: 0 })
      await page.refresh()
      expect(page.$state.get()).toMatchObject({ status: 'failed' })
      sandbox.state.faults.clear()
      await page.refresh()
      expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
    },
  )

  test('loads once if it is left while a slow network loads it', async () => {
    const { page, sent, connection } = await openPortal()
    connection.network = async (_, forward) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return forward()
    }
    vi.useFakeTimers()
    refreshOnMount(page).$state.listen(() => {})()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.filter(({ call }) => call.endsWith('/accountcoupons'))).toHaveLength(1)
  })

  test('keeps the list when a refresh fails and says why', async () => {
    const { page, sandbox } = await openPage()
    sandbox.state.faults.set('loyalty', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(idsOf(couponsOf(page))).toHaveLength(6)
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false, refreshError: 'responseInvalid' })
  })
})
