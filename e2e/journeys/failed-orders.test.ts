import { t as redeem } from '@portal/mfe-rewards/messages/redeem'
import type { Page } from 'playwright/test'
import { notConfirmed, openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, logOut, loginHeading, openAsMember, orders, test } from '../portal/test.ts'

/** Asks for the outcome of the order, which is still unknown. */
async function checkAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Stand noch einmal prüfen' })
  await button.click()
  await expect(button).toBeEnabled()
  await expect(thanks(page)).toBeHidden()
  await expect(page.getByText(/^Zuletzt geprüft um \d\d:\d\d\sUhr: Es gibt noch keine Antwort\.$/)).toBeVisible()
}

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

// Rule: promises-12
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
  watch.allowErrors(/api\/(api|session)/, /ERR_|NS_ERROR_OFFLINE/, /Failed to load resource/)
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
  await page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const response = await send(input, init)
      if (!response.url.endsWith('path=shop%2Forder')) return response
      throw new TypeError('Failed to fetch')
    }
  })
  await submitOrder(page).click()
  await expect(notConfirmed(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert', { name: redeem.rejected })).toBeFocused()
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

// Rule: promises-13
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
