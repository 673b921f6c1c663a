import type { Locator, Page } from 'playwright/test'

/** Coupons of a long list. */
export const listLength = 1000

type WireCoupon = { accountCouponId: string; usageType: string; i18nFields: { de: { title: string } } }

/** Repeats the sandbox's Aktionen until there are a thousand, each with its own id and a title ending in `Coupon N.` */
export async function answerLongList(page: Page): Promise<void> {
  await page.route(/accountcoupons%3F|accountcoupons$/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as WireCoupon[]
    const coupons = list.filter(({ usageType }) => usageType !== 'REWARD')
    const json = Array.from({ length: listLength }, (_, index) => {
      const coupon = structuredClone(coupons[index % coupons.length])
      if (!coupon) throw new Error('the sandbox has no Aktionen')
      coupon.accountCouponId = `AC-${index}`
      coupon.i18nFields.de.title += `, Coupon ${index + 1}.`
      return coupon
    })
    await route.fulfill({ response, json })
  })
}

/** The cards and the controls of a long list; queries by role or label would look at every element of it. */
export const longList = (page: Page): Record<'cards' | 'openSearch' | 'search' | 'openSort' | 'sort', Locator> => ({
  cards: page.locator('[role=list] article'),
  // On a phone the fields open by buttons.
  openSearch: page.locator('search button[aria-label=Suche]'),
  search: page.locator('input[type=search]'),
  openSort: page.locator('search button[aria-label=Reihenfolge]'),
  sort: page.locator('search select'),
})
