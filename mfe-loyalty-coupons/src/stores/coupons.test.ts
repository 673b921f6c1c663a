import { describe, expect, test, vi } from 'vitest'
import { openPage, openPortal } from '../testing/coupons-portal.ts'
import type { CouponsModel } from './coupons.ts'

const visibleIds = (page: CouponsModel): string[] =>
  page.$visible.get().map(({ coupon }) => coupon.id.replace(/^AC1-/, ''))

describe('the list of Aktionen', () => {
  test('shows the coupons of the member that are not rewards', async () => {
    const { page, sent } = await openPage()
    expect(visibleIds(page)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])
    expect(page.$visible.get()[2]?.ending).toEqual({ kind: 'soon', days: 3 })
    expect(sent.map(({ call }) => call)).toEqual([
      'POST convercus/auth/login',
      'GET convercus/v2/accounts/ACC-1/accountcoupons',
    ])
  })

  test('counts the active coupons among those shown', async () => {
    const { page } = await openPage()
    await page.setActivated('AC1-A1', true)
    expect(page.$activeCount.get()).toBe(2)
    page.changeFilter({ category: 'Multiplikatoren' })
    expect(page.$activeCount.get()).toBe(1)
  })

  test.each([
    { category: 'Multiplikatoren', expected: ['A1', 'A5'] },
    { category: 'Discounts', expected: ['A2', 'A3'] },
    { category: 'Im Laden', expected: ['A1', 'A4', 'A6'] },
    { category: 'Im Online-Shop', expected: ['A3'] },
    { category: 'Gastronomie', expected: ['A2'] },
    { category: 'Academy', expected: ['A5'] },
  ] as const)('shows $expected in the category $category', async ({ category, expected }) => {
    const { page } = await openPage()
    page.changeFilter({ category })
    expect(visibleIds(page)).toEqual(expected)
  })

  test('drops a malformed coupon and keeps the others', async () => {
    const { page, sandbox } = await openPortal()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    sandbox.state.db.exec(
      "UPDATE coupons SET definition = json_set(definition, '$.couponId', json('null')) WHERE couponId = 'A1'",
    )
    await page.refresh()
    expect(page.$visible.get()).toHaveLength(5)
    warn.mockRestore()
  })

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

  test('keeps the list when a refresh fails', async () => {
    const { page, sandbox } = await openPage()
    sandbox.state.faults.set('loyalty', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(page.$visible.get()).toHaveLength(6)
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
  })
})
