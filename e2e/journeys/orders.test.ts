import type { Page, Route } from 'playwright/test'
import { holdNavigations } from '../portal/late-navigation.ts'
import { askedAgain, notConfirmed, openAddress, openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, logOut, loginHeading, openAsMember, openOtherTab, orders, test } from '../portal/test.ts'

/** Asks for the outcome of the order, which is still unknown. */
async function checkAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Stand noch einmal prüfen' })
  await button.click()
  await expect(button).toBeEnabled()
  await expect(thanks(page)).toBeHidden()
  await expect(page.getByText(/^Zuletzt geprüft um \d\d:\d\d\sUhr: Es gibt noch keine Antwort\.$/)).toBeVisible()
}

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

test('a reward opened again after its order is asked about before a second order, also after a reload and in another tab', async ({
  page,
  portal,
  watch,
}) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  const coffee = page.getByRole('link', { name: 'Hauskaffee No. 7' })
  await coffee.click()
  await expect(askedAgain(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(String((await orders(portal))[0]?.orderNumber))
  await expect(page.getByRole('main')).toContainText('Eine zweite kostet Sie noch einmal Punkte')
  await watch.checkAccessibility()
  await page.reload()
  await expect(askedAgain(page)).toBeVisible()
  const other = await openOtherTab(page)
  await other.goto('/vorteile-und-praemien/praemien/R2')
  await expect(askedAgain(other)).toBeVisible()

  await page.getByRole('link', { name: 'Nein, eine Bestellung genügt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
  await coffee.click()
  await page.getByRole('button', { name: 'Ja, noch einmal bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeFocused()
  expect(await orders(portal)).toHaveLength(1)
})

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
  const sending = page.getByText('Einen Augenblick bitte, wir geben Ihre Bestellung weiter.')
  await expect(sending).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/schritt=adresse$/)
  await expect(sending).toBeVisible()
  await page.reload()
  await portal.fault('order', null)
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('an order that fails after the way back is said in the review, each time', async ({ page, portal, watch }) => {
  watch.allowErrors(/api\/api\?path=shop%2Forder/, /Failed to load resource/)
  await openReview(page)
  let answer = Promise.withResolvers<void>()
  const json = { meta: { success: false }, errorMessage: [{ code: 'backendUnavailable' }] }
  await page.route(/path=shop%2Forder/, async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json })
  })
  await submitOrder(page).click()
  await expect(submitOrder(page)).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/schritt=adresse$/)
  answer.resolve()
  const summary = page.getByRole('alert', { name: 'Die Bestellung ist so nicht möglich' })
  for (let attempt = 1; attempt <= 2; attempt++) {
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL(/schritt=pruefen$/)
    answer = Promise.withResolvers<void>()
    await submitOrder(page).click()
    await expect(summary).toBeHidden()
    answer.resolve()
  }
  await expect(summary).toBeFocused()
  expect(await orders(portal)).toEqual([])
})

test('an order whose response is lost is never shown as success nor sent again', async ({ page, portal, watch }) => {
  watch.allowErrors(/api\/api\?path=shop%2Forder/, /Failed to load resource/)
  await openReview(page)
  await portal.fault('order', 'lost')
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  await watch.checkAccessibility()
  await portal.fault('order', null)
  await checkAgain(page)
  await page.reload()
  await expect(notConfirmed(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('a check without a network says why and no time', async ({ page, portal, context, watch }) => {
  watch.allowErrors(/api\/(api|session)/, /ERR_/, /Failed to load resource/)
  await openReview(page)
  await portal.fault('order', 'lost')
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  await portal.fault('order', null)
  const reason = page.getByRole('status').filter({ hasText: 'Wir erreichen den Server nicht.' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Stand noch einmal prüfen' }).click()
  await expect(reason).toBeVisible()
  await expect(page.getByText('Zuletzt geprüft')).toHaveCount(0)
  await context.setOffline(false)
  await checkAgain(page)
  await expect(reason).toHaveCount(0)
})

test('an order that turns out to be rejected after a reload shows why at the field', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/api\?path=shop%2Forder/, /Failed to load resource/)
  await openReview(page)
  await page.getByRole('button', { name: 'Zurück' }).click()
  const street = page.getByLabel('Straße')
  await street.fill('Nirgendweg')
  await page.getByRole('button', { name: 'Weiter' }).click()
  // The edge gets the shop's rejection, the page does not.
  const loseResponse = async (route: Route): Promise<void> => {
    await route.fetch()
    await route.abort()
  }
  await page.route(/path=shop%2Forder/, loseResponse, { times: 1 })
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Stand noch einmal prüfen' }).click()
  const rejected = 'Ihre Bestellung wurde nicht angenommen, es wurden keine Punkte abgebucht'
  await expect(page.getByRole('alert', { name: rejected })).toBeFocused()
  await expect(street).toHaveAccessibleDescription('"Nirgendweg" ist nicht gültig.')
  await expect(page).toHaveURL(/schritt=adresse$/)
  expect(await orders(portal)).toHaveLength(0)
})

test('an order with an unknown outcome is still being checked after a logout and a new login', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/api\?path=shop%2Forder/, /Failed to load resource/)
  await openReview(page)
  await portal.fault('order', 'lost')
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  await logOut(page)
  await portal.fault('order', null)
  await expect(loginHeading(page)).toBeVisible()
  await openAsMember(page)
  await page.goto('/vorteile-und-praemien/praemien/R2')
  await expect(notConfirmed(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('an edge killed after sending reports the outcome as unknown after its restart, and one order is stored', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/(api|image|session)/, /ERR_/, /Failed to load resource/)
  await openReview(page)
  await portal.fault('order', 'slow', 8)
  await submitOrder(page).click()
  // The shop has received the order and has not responded yet.
  await expect.poll(() => portal.sandbox('/control/faults')).toMatchObject([{ call: 'order', held: 1 }])
  await portal.stopEdge('SIGKILL')
  await portal.fault('order', null)
  // The shop completes the order although the edge has stopped.
  await expect.poll(() => orders(portal)).toHaveLength(1)
  await portal.startEdge()
  await expect(notConfirmed(page)).toBeVisible()
  await checkAgain(page)
  expect(await orders(portal)).toHaveLength(1)
})

test('after a 500 no success is shown; the member confirms that no points were booked and starts again with the same input', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/api/, /Failed to load resource/)
  await openReview(page)
  await portal.fault('order', 'serverError')
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(0)

  await portal.fault('order', null)
  await page.getByRole('checkbox', { name: /wurden keine Punkte abgebucht/ }).check()
  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  await expect(page.getByRole('main')).toContainText('Hauptstraße 7')
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})
