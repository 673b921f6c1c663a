import type { Page } from 'playwright/test'
import { bookingIdOf } from '../portal/bookings.ts'
import { expectTop } from '../portal/keyboard.ts'
import { expect, greeting, logInAt, openAsMember, test } from '../portal/test.ts'

/** Counts the crossfades of a page. */
const recordCrossfades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { crossfades: [] })
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.finished.then(() => Reflect.get(window, 'crossfades').push(location.pathname))
      return transition
    }
  })
const crossfades = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'crossfades'))

test.describe('for members who want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  // Rule: public-pages-79
  test('pages crossfade, but filters and steps back change them in place', async ({ page }) => {
    await recordCrossfades(page)
    await openAsMember(page)
    await page.getByRole('main').getByRole('link', { name: 'Transaktionen', exact: true }).click()
    await expectTop(page, 'Transaktionen')
    await expect.poll(() => crossfades(page)).toEqual(['/konto/transaktionen'])
    // A filter changes the list in place.
    await page.getByRole('button', { name: 'Gesammelt', exact: true }).click()
    await expect(page).toHaveURL(/kategorie=/)
    expect(await crossfades(page)).toHaveLength(1)
    // To the list without the filter, and to the page before.
    await page.goBack()
    await expect(page).toHaveURL(/transaktionen$/)
    await page.goBack()
    await expect(greeting(page)).toBeVisible()
    expect(await crossfades(page)).toHaveLength(1)
  })
})

// Rule: public-pages-80
test('a new balance is read out in its place', async ({ page, portal }) => {
  const bookings = page.waitForResponse(/shop%2Fbookings/)
  await logInAt(page, '/konto/transaktionen')
  const balance = page.getByRole('main').getByRole('status').filter({ hasText: 'Punkte' })
  await expect(balance).toHaveText('4.321 Punkte')
  const shown = await balance.elementHandle()
  // The locked points of the seed count, and the tab is shown again.
  await portal.control('/control/release', { bookingId: await bookingIdOf(await bookings, 120) })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(balance).toHaveText('4.441 Punkte')
  // Screen readers say changes of an element that they know.
  expect(await balance.evaluate((now, before) => now === before, shown)).toBe(true)
})

test('without motion pages and rows of cards change at once', async ({ page }) => {
  await recordCrossfades(page)
  await logInAt(page, '/konto/transaktionen')
  await expect(page.getByText('8 Buchungen')).toBeVisible()
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await expect(greeting(page)).toBeFocused()
  expect(await crossfades(page)).toEqual([])

  // Placeholders are a row with buttons, too.
  const row = page.getByRole('list', { name: 'Prämien-Highlights' })
  await expect(row.getByRole('link').first()).toBeVisible()
  const next = page.getByRole('button', { name: 'Weitere Prämien' })
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  const scrolled = await row.evaluate(
    (list, button) => {
      if (button instanceof HTMLElement) button.click()
      return list.scrollLeft
    },
    await next.elementHandle(),
  )
  expect(scrolled).toBeGreaterThan(0)
})
