import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { suggestionTexts } from '@portal/shared-contracts/address/address-messages'
import { t as rewardFacts } from '@portal/mfe-rewards/messages/reward-facts'
import { holdNavigations } from '../portal/late-navigation.ts'
import { redeemJourney } from '../portal/redeem-journeys.ts'
import { chooseCard, openAddress, reviewBackAndForward, submitOrder, thanks, toSteps } from '../portal/redeem.ts'
import { expect, logIn, logInAt, orders, test } from '../portal/test.ts'

redeemJourney(390)

// Rule: rewards-and-orders-57
test('Back and Forward show the steps before the page has followed their addresses', async ({ page }) => {
  const hold = await holdNavigations(page)
  await openAddress(page)
  await expect(page).toHaveURL(/schritt=adresse$/)
  await hold()
  await reviewBackAndForward(page)
})

test('an unknown address is offered in another spelling', async ({ page, portal, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', demoEmail('tippfehler'))
  // A single card is not chosen.
  await toSteps(page).click()
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Schritte zum Einlösen' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(page.getByRole('heading', { name: suggestionTexts.title })).toBeFocused()
  await watch.checkAccessibility()
  await expect(page.getByRole('listitem').filter({ hasText: 'Prüfen' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText(/Die gewählte Adresse gilt nur für diese Bestellung;/)).toBeVisible()
  await page.getByRole('button', { name: 'Adressvorschlag übernehmen', exact: true }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toMatchObject([{ shippingAddress: { street: 'Hauptstraße' } }])
})

test('a member with too few points sees how many are missing and cannot order', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', demoEmail('wien'))
  for (const text of ['600 Punkte', rewardFacts.balance]) await expect(page.getByRole('main')).toContainText(text)
  expect(await orders(portal)).toEqual([])
})

// Rule: rewards-and-orders-10
test('a highlight leads through the login to its redeem steps', async ({ page, watch }) => {
  await page.goto('/top/unbekannt_R99')
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler' })).toBeVisible()
  await page.goto('/top/hauskaffee-no-7_R2')
  await expect(page.getByRole('heading', { level: 1, name: titleOf('R2') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Einlösbar vom')
  await watch.checkAccessibility()
  await page.getByRole('link', { name: 'Prämie einlösen' }).click()
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
})

// Rule: rewards-and-orders-13
test('a reward whose price stands in its action only is redeemed for that price', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R45')
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Jetzt für 1.700 Punkte einlösen' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2.621 Punkte')
  expect(await orders(portal)).toMatchObject([{ couponId: 'R45' }])
})
