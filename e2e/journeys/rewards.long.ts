import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import type { Locator } from 'playwright/test'
import { chooseCard, submitOrder, thanks, toSteps } from '../portal/redeem.ts'
import { expect, logInAt, openAsMember, test } from '../portal/test.ts'

test('the largest paint of Prämien on a phone is a text of the document, which does not wait for the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await openAsMember(page)
  await page.goto('/vorteile-und-praemien/praemien')
  const picture = page.getByRole('main').getByRole('article').first().locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  const largest = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.toJSON())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
  })
  // Only a picture has an address.
  expect(largest).toMatchObject({ url: '' })
})

// Rule: rewards-and-orders-17
test('the rewards keep their filter in the address and say when none matches it', async ({ page, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const rewards = page.getByRole('article')
  // In two columns the text of a card is smaller than its title and than the page's text.
  await expect(rewards.first()).toHaveCSS('font-size', '15px')
  await page.getByRole('button', { name: 'Gutscheine', exact: true }).click()
  await expect(page).toHaveURL(/\?kategorie=gutscheine$/)
  const coffee = rewards.filter({ hasText: titleOf('R2') })
  await expect(coffee).toBeHidden()
  await rewards.first().getByRole('link').click()
  await expect(toSteps(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?kategorie=gutscheine$/)
  await expect(rewards.first()).toBeVisible()
  await expect(coffee).toBeHidden()
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await page.getByLabel('Prämien durchsuchen').fill('xyz')
  await expect(page.getByText('In „Gutscheine“ passt keine Prämie zu „xyz“.')).toBeVisible()
  await expect(page).toHaveURL(/suche=xyz/)
  await page.reload()
  await expect(page.getByText('In „Gutscheine“ passt keine Prämie zu „xyz“.')).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Alle Prämien zeigen' }).click()
  await expect(coffee).toBeVisible()
})

test('the rewards are shown at once on return and say when they could not be loaded again', async ({ page, watch }) => {
  watch.allowErrors(/accountcoupons/, /ERR_FAILED/)
  await page.clock.install()
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const coffee = page.getByRole('link', { name: titleOf('R2') })
  await coffee.click()
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  // An order makes the list out of date.
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  // Without a response, because any other error means maintenance.
  await page.route(/accountcoupons/, (route) => route.abort())
  // The list is refreshed on a return after more than a second.
  await page.clock.runFor(2000)
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  await expect(page.getByText('Die Prämien ließen sich gerade nicht aktualisieren.')).toBeVisible()
  await expect(coffee).toBeVisible()
  await watch.checkAccessibility()
  await page.unroute(/accountcoupons/)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('Die Prämien ließen sich gerade nicht aktualisieren.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
})

for (const [images, title] of [
  ['none', 'Überraschungstüte der Woche'],
  ['broken', 'Apfelringe, schonend getrocknet'],
  ['unlisted', 'Quittengelee'],
] as const) {
  test(`a reward whose picture is ${images} shows the placeholder in the list and on its page`, async ({ page }) => {
    // Only this entry, because a new portal draws the pictures of all that are listed.
    await logInAt(page, `/vorteile-und-praemien/praemien?suche=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').filter({ hasText: title })
    const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(() => widthOf(card.locator('picture img'))).toBeGreaterThan(1)
    await card.getByRole('link', { name: title }).click()
    await expect(toSteps(page)).toBeVisible()
    await expect.poll(() => widthOf(page.getByRole('main').locator('picture img').first())).toBeGreaterThan(1)
  })
}
