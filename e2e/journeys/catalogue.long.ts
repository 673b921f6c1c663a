import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { wire } from '@portal/shared-contracts/testing/wire'
import { t as couponTexts } from '@portal/mfe-loyalty-coupons/messages/coupons'
import type { Page } from 'playwright/test'
import { chooseCard, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, greeting, logInAt, openAsMember, orders, test } from '../portal/test.ts'

/*
 * The sandbox lists coupons (`X-`) and rewards (`XR-`) with texts that a provider could send: they are text and break
 * no layout (docs/product/formats.md).
 */
const kinds = ['long-title', 'long-word', 'markup', 'script', 'link', 'endless'] as const
const widths = [320, 1440]
const coupons = '/vorteile-und-praemien/aktionen'
const rewards = '/vorteile-und-praemien/praemien'

/** Fails if the page scrolls sideways, if a provider's text became an element, or if its script was executed. */
async function expectPlainText(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    return {
      sideways: scrollWidth - clientWidth,
      widest: scrollWidth > clientWidth ? wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)) : [],
      executed: 'executed' in window,
      elements: document.querySelectorAll('[onerror], a[href^="javascript:"], img[src="x"]').length,
    }
  })
  expect(found, page.url()).toEqual({ sideways: 0, widest: [], executed: false, elements: 0 })
}

/** Lists the unusual rewards as the first highlights. */
async function highlightUnusual(page: Page, shown: readonly string[]): Promise<void> {
  const conditions = [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: 'marketingapp' }]
  await page.route(new RegExp(`path=${wire.prefix}%2Fcoupons`), async (route) => {
    const response = await route.fetch()
    const list: { couponId: string | number }[] = await response.json()
    const first = list.filter(({ couponId }) => shown.includes(String(couponId)))
    await route.fulfill({ response, json: [...first.map((coupon) => ({ ...coupon, conditions })), ...list] })
  })
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    // Rule: formats-45
    test(`provider texts are text in the lists, ${width} px wide`, async ({ page }) => {
      await openAsMember(page)
      for (const path of [coupons, rewards]) {
        await page.goto(path)
        const list = page.getByRole('article').or(page.getByRole('listitem'))
        await expect(list.filter({ hasText: '<b>Käse</b> & <i>Wein</i>' }).last()).toBeVisible()
        await expect(list.filter({ hasText: '<script>window.executed=true</script>' }).last()).toBeVisible()
        await expect(list.filter({ hasText: 'javascript:window.executed=true' }).last()).toBeVisible()
        await expectPlainText(page)
      }
    })
  })
}

// What fits into the narrowest width fits into the others; lists change their layout with the width.
test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('provider texts are text on the pages of a reward', async ({ page }) => {
    await openAsMember(page)
    for (const kind of kinds) {
      for (const path of [`${rewards}/XR-${kind}`, `/top/titel_XR-${kind}`]) {
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(/Für 4\.31\d Punkte|4\.31\d/)
        await expectPlainText(page)
      }
    }
  })

  for (const shown of [kinds.slice(0, 3), kinds.slice(3)]) {
    test(`provider texts are text in the highlights: ${shown.join(', ')}`, async ({ page }) => {
      await highlightUnusual(
        page,
        shown.map((kind) => `XR-${kind}`),
      )
      await page.goto('/')
      const highlights = page.locator('a[href*="/top/"][href*="_XR-"]')
      await expect(highlights.first()).toBeVisible()
      await expectPlainText(page)
      await openAsMember(page)
      await expect(greeting(page)).toBeVisible()
      await expect(highlights.first()).toBeVisible()
      await expectPlainText(page)
    })
  }
})

// Rule: coupons-46
test('the switch of a coupon whose id has a dot, a colon and a plus works, and one with a slash has none', async ({
  page,
}) => {
  await logInAt(page, coupons)
  const plain = page.getByRole('article').filter({ hasText: 'Walnüsse aus der Pfalz' })
  await plain.getByRole('switch', { name: 'Coupon aktivieren' }).click()
  await expect(plain).toContainText('Coupon ist aktiviert')
  await expect(plain.getByText('Wird gespeichert …')).toHaveCount(0)
  await page.reload()
  await expect(plain.getByRole('switch', { name: 'Coupon ist aktiviert' })).toBeChecked()
  const slash = page.getByRole('article').filter({ hasText: 'Maronen, halb und ganz' })
  await expect(slash).toContainText(couponTexts.elsewhereOnly(false))
  await expect(slash.getByRole('switch')).toHaveCount(0)
})

// Rule: rewards-and-orders-62
test('the pages of a reward whose id has a slash survive a reload and lead to its order', async ({ page, portal }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Maronen, halb und ganz' })
  await logInAt(page, rewards)
  await page.getByRole('listitem').filter({ hasText: 'Maronen, halb und ganz' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`${rewards}/XR-a~2Fb`)
  await expect(title).toBeVisible()
  await page.goto('/top/maronen_XR-a~2Fb')
  await expect(title).toBeVisible()
  await page.goto(`${rewards}/XR-a~2Fb`)
  await expect(title).toBeVisible()
  await chooseCard(page)
  await page.reload()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toMatchObject([{ couponId: 'XR-a/b' }])
})

test('the first page of Aktionen shows regular entries, then come unusual and sold-out ones', async ({ page }) => {
  await logInAt(page, coupons)
  const regular = page.locator('article:not([data-sold-out]) h2')
  await expect(regular.first()).toHaveText(titleOf('A1'))
  await expect(regular.last()).toHaveText('Die ganze Geschichte vom Käse')
  await expect(page.locator('article').last()).toHaveAttribute('data-sold-out')
})
