import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as redeem } from '@portal/mfe-rewards/messages/redeem'
import { holdNavigations } from '../portal/late-navigation.ts'
import { askedAgain, notConfirmed, openAddress, openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, openOtherTab, orders, test } from '../portal/test.ts'

test('a double click orders once', async ({ page, portal }) => {
  await openReview(page)
  await submitOrder(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('a reload of the success page shows the order and does not order again', async ({ page, portal }) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('a reload before the page has followed the address of its last step shows the confirmation', async ({
  page,
  portal,
}) => {
  const hold = await holdNavigations(page)
  await openAddress(page)
  await expect(page).toHaveURL(/schritt=adresse$/)
  await hold()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('the way back after a success and forward again shows pages and orders nothing', async ({ page, portal }) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
  await page.goBack()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(thanks(page)).toBeHidden()
  await page.goForward()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

// Rule: promises-14
test('a reward opened again after its order is asked about before a second order, also after a reload and in another tab', async ({
  page,
  portal,
  watch,
}) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  const coffee = page.getByRole('link', { name: titleOf('R2') })
  await coffee.click()
  await expect(askedAgain(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(String((await orders(portal))[0]?.orderNumber))
  await expect(page.getByRole('main')).toContainText(redeem.alreadyOrdered)
  await watch.checkAccessibility()
  await page.reload()
  await expect(askedAgain(page)).toBeVisible()
  const other = await openOtherTab(page)
  await other.goto('/vorteile-und-praemien/praemien/R2')
  await expect(askedAgain(other)).toBeVisible()

  await page.bringToFront()
  await page.getByRole('link', { name: 'Nein, eine Bestellung genügt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
  await coffee.click()
  await page.getByRole('button', { name: 'Ja, noch einmal bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeFocused()
  expect(await orders(portal)).toHaveLength(1)
})

// Rule: rewards-and-orders-45
test('five tabs that order at once place one order', async ({ page, portal }) => {
  await openReview(page)
  const tabs = [page]
  for (let count = 1; count < 5; count++) {
    const tab = await openOtherTab(page)
    // The draft of the first tab is in the review step.
    await tab.goto('/vorteile-und-praemien/praemien/R2?schritt=pruefen')
    await expect(submitOrder(tab)).toBeVisible()
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => submitOrder(tab).click()))
  for (const tab of tabs) await expect(thanks(tab).or(askedAgain(tab)).or(notConfirmed(tab))).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('a reload while the order is being sent finds its outcome without sending it twice', async ({ page, portal }) => {
  await openReview(page)
  await portal.fault('order', 'slow', 8)
  // Before the request the order is not stored, and a reload shows the form again.
  const sent = page.waitForRequest(/path=shop%2Forder/)
  await submitOrder(page).click()
  await sent
  const sending = page.getByText(redeem.sending)
  await expect(sending).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/schritt=adresse$/)
  await expect(sending).toBeVisible()
  await page.reload()
  await portal.fault('order', null)
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})
