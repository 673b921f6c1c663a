import type { Page, Response } from 'playwright/test'
import { bookingIdOf } from '../portal/bookings.ts'
import { expectTop } from '../portal/keyboard.ts'
import type { Portal } from '../portal/portal.ts'
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

/** Records every number that the balance shows, with its width and what screen readers have. */
const recordBalance = (page: Page) =>
  page.evaluate(() => {
    const seen: { shown: string; read: string; width: number }[] = []
    Object.assign(window, { seen })
    const balance = document.querySelector('main [role=status]')
    const figure = balance?.querySelector('span > span > span')
    if (!balance || !figure) throw new Error('no balance')
    const note = (): void => {
      const shown = figure.getAttribute('data-counted') ?? figure.textContent
      seen.push({ shown, read: balance.textContent, width: balance.getBoundingClientRect().width })
    }
    note()
    new MutationObserver(note).observe(balance, {
      subtree: true,
      characterData: true,
      childList: true,
      attributes: true,
    })
  })
type Seen = { shown: string; read: string; width: number }[]
const seen = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen'))
const pointsOf = (text: string): number => Number(text.replace('.', ''))

/** The locked points of the seed count, and the tab is shown again. */
async function earn(page: Page, portal: Portal, bookings: Promise<Response>): Promise<void> {
  await portal.control('/control/release', { bookingId: await bookingIdOf(await bookings, 120) })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.describe('for members who want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('pages crossfade, and a new balance is counted without moving anything', async ({ page, portal }) => {
    await recordCrossfades(page)
    await openAsMember(page)
    const bookings = page.waitForResponse(/shop%2Fbookings/)
    await page.getByRole('main').getByRole('link', { name: 'Transaktionen', exact: true }).click()
    await expectTop(page, 'Transaktionen')
    await expect.poll(() => crossfades(page)).toEqual(['/konto/transaktionen'])
    // A filter changes the list in place.
    await page.getByRole('button', { name: 'Gesammelt', exact: true }).click()
    await expect(page).toHaveURL(/kategorie=/)
    expect(await crossfades(page)).toHaveLength(1)

    await recordBalance(page)
    await earn(page, portal, bookings)
    await expect.poll(async () => (await seen(page)).at(-1)?.shown).toBe('4.441')
    const all = await seen(page)
    const numbers = all.map(({ shown }) => pointsOf(shown))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.filter((number) => number > 4321 && number < 4441).length).toBeGreaterThan(0)
    expect(new Set(all.map(({ read }) => read))).toEqual(new Set(['4.321 Punkte', '4.441 Punkte']))
    const counting = all.filter(({ read }) => read === '4.441 Punkte')
    expect(new Set(counting.map(({ width }) => width)).size).toBe(1)
    // To the list without the filter, and to the page before.
    await page.goBack()
    await expect(page).toHaveURL(/transaktionen$/)
    await page.goBack()
    await expect(greeting(page)).toBeVisible()
    expect(await crossfades(page)).toHaveLength(1)
  })
})

test('without motion pages, balances and rows of cards change at once', async ({ page, portal }) => {
  await recordCrossfades(page)
  const bookings = page.waitForResponse(/shop%2Fbookings/)
  await logInAt(page, '/konto/transaktionen')
  await expect(page.getByText('8 Buchungen')).toBeVisible()
  await recordBalance(page)
  await earn(page, portal, bookings)
  await expect.poll(async () => (await seen(page)).at(-1)?.shown).toBe('4.441')
  expect(new Set((await seen(page)).map(({ shown }) => shown))).toEqual(new Set(['4.321', '4.441']))
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
