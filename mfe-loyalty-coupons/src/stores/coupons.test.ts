import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { describe, expect, test, vi } from 'vitest'
import { couponWith } from '@delikaterie/shared-contracts/testing/coupon'
import { openPage, openPortal } from '../testing/coupons-portal.ts'
import { createCouponsPage } from './coupons.ts'

const idle = { send: async () => {}, ask: async () => [], now: () => new Date('2026-11-20T12:00:00Z') }

describe('the list of Aktionen', () => {
  test('shows the coupons of the member that are no rewards', async () => {
    const { page, sent } = await openPage()
    expect(page.$visible.get().map(({ coupon }) => coupon.id)).toEqual(
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((id) => `AC1-${id}`),
    )
    expect(page.$visible.get()[2]?.ending).toEqual({ kind: 'soon', days: 3 })
    expect(sent.map(({ call }) => call)).toEqual([
      'POST convercus/auth/login',
      'GET convercus/v2/accounts/ACC-1/accountcoupons',
    ])
  })

  test('counts what is active among what is shown', async () => {
    const { page } = await openPage()
    await page.wish('AC1-A1', true)
    expect(page.$activeCount.get()).toBe(2)
    page.choose({ category: 'Multiplikatoren' })
    expect(page.$activeCount.get()).toBe(1)
  })

  test.each([
    { category: 'Multiplikatoren', expected: ['A1', 'A5'] },
    { category: 'Discounts', expected: ['A2', 'A3'] },
    { category: 'Im Laden', expected: ['A1', 'A4', 'A6'] },
    { category: 'Im Online-Shop', expected: ['A3'] },
    { category: 'Gastronomie', expected: ['A2'] },
    { category: 'Academy', expected: ['A5'] },
  ] as const)('has $expected under $category', async ({ category, expected }) => {
    const { page } = await openPage()
    page.choose({ category })
    expect(page.$visible.get().map(({ coupon }) => coupon.id)).toEqual(expected.map((id) => `AC1-${id}`))
  })

  test('drops a malformed coupon and keeps the rest', async () => {
    const { page, sandbox } = await openPortal()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    sandbox.state.db.exec(
      "UPDATE coupons SET definition = json_remove(definition, '$.i18nFields') WHERE couponId = 'A1'",
    )
    await page.refresh()
    expect(page.$visible.get()).toHaveLength(5)
    warn.mockRestore()
  })

  test.each(['serverError', 'unauthorized', 'html', 'brokenJson'] as const)(
    'fails on %s, and is ready after a repeated try',
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

  test('keeps what is on screen when a refresh fails', async () => {
    const { page, sandbox } = await openPage()
    sandbox.state.faults.set('loyalty', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(page.$visible.get()).toHaveLength(6)
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
  })

  test('shows the newest answer, not the latest to arrive', async () => {
    const late = Promise.withResolvers<Coupon[]>()
    const answers = [late.promise, Promise.resolve([couponWith({ accountCouponId: 'new' })])]
    const page = createCouponsPage({ ...idle, load: async () => (await answers.shift()) ?? [] })
    const first = page.refresh()
    await page.refresh()
    late.resolve([couponWith({ accountCouponId: 'old' })])
    await first
    expect(page.$visible.get().map(({ coupon }) => coupon.id)).toEqual(['new'])
  })
})
