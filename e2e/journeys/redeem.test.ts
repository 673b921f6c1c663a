import type { Locator } from 'playwright/test'
import { holdNavigations } from '../portal/late-navigation.ts'
import { redeemJourney } from '../portal/redeem-journeys.ts'
import { chooseCard, openAddress, reviewBackAndForward, submitOrder, thanks, toSteps } from '../portal/redeem.ts'
import { expect, logIn, logInAt, openAsMember, orders, test } from '../portal/test.ts'

redeemJourney(390)

test('Back and Forward show the steps before the page has followed their addresses', async ({ page }) => {
  const hold = await holdNavigations(page)
  await openAddress(page)
  await expect(page).toHaveURL(/schritt=adresse$/)
  await hold()
  await reviewBackAndForward(page)
})

test('an unknown address is offered in another spelling', async ({ page, portal, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', 'tippfehler@delikaterie.example')
  // A single card is not chosen.
  await toSteps(page).click()
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Schritte zum Einlösen' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Oder meinten Sie diese Adresse?' })).toBeFocused()
  await watch.checkAccessibility()
  await expect(page.getByRole('listitem').filter({ hasText: 'Prüfen' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText(/Die gewählte Adresse gilt nur für diese Bestellung;/)).toBeVisible()
  await page.getByRole('button', { name: /^Adressvorschlag übernehmen und für .+ einlösen$/ }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toMatchObject([{ shippingAddress: { street: 'Hauptstraße' } }])
})

test('a member with too few points sees how many are missing and cannot order', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', 'wien@delikaterie.example')
  for (const text of ['600 Punkte', 'Ihr Punktestand']) await expect(page.getByRole('main')).toContainText(text)
  expect(await orders(portal)).toEqual([])
})

test('a highlight leads through the login to its redeem steps', async ({ page, watch }) => {
  await page.goto('/top/unbekannt_R99')
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler' })).toBeVisible()
  await page.goto('/top/hauskaffee-no-7_R2')
  await expect(page.getByRole('heading', { level: 1, name: 'Hauskaffee No. 7' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Einlösbar vom')
  await watch.checkAccessibility()
  await page.getByRole('link', { name: 'Prämie einlösen' }).click()
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
})

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

test('the rewards keep their filter in the address and say when none matches it', async ({ page, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const rewards = page.getByRole('article')
  // In two columns the text of a card is smaller than its title and than the page's text.
  await expect(rewards.first()).toHaveCSS('font-size', '15px')
  await page.getByRole('button', { name: 'Gutscheine', exact: true }).click()
  await expect(page).toHaveURL(/\?kategorie=gutscheine$/)
  const coffee = rewards.filter({ hasText: 'Hauskaffee No. 7' })
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

test('the rewards are shown at once on return and say when they could not be loaded again', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/api\?path=convercus/, /Failed to load resource/)
  await page.clock.install()
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const coffee = page.getByRole('link', { name: 'Hauskaffee No. 7' })
  await coffee.click()
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  // An order makes the list out of date.
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await portal.fault('account coupons', 'serverError')
  // The list is refreshed on a return after more than a second.
  await page.clock.runFor(2000)
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  await expect(page.getByText('Die Prämien ließen sich gerade nicht aktualisieren.')).toBeVisible()
  await expect(coffee).toBeVisible()
  await watch.checkAccessibility()
  await portal.fault('account coupons', null)
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

test('a reward whose price stands in its action only is redeemed for that price', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R45')
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Jetzt für 1.700 Punkte einlösen' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2.621 Punkte')
  expect(await orders(portal)).toMatchObject([{ couponId: 'R45' }])
})
