import { answerLongList, listLength, longList } from '../../e2e/portal/long-list.ts'
import type { Metric } from '../measure/table.ts'
import { benchTasks, follow, longestTask, openSlowPhone, type Context } from './longest-task.ts'

const path = '/vorteile-und-praemien/aktionen'

/** One visit of the Aktionen; the login and the start of the page are not counted. */
async function visit(context: Context) {
  const page = await openSlowPhone(context)
  await answerLongList(page)
  const { cards, search, sort } = longList(page)
  const shown = (count: number) =>
    page.waitForFunction((n) => document.querySelectorAll('div:not([hidden]) > article').length === n, count)

  await follow(page, path)
  await shown(listLength)
  const render = await longestTask(page)
  await search.pressSequentially(`Coupon ${listLength}.`, { delay: 120 })
  await shown(1)
  const typing = await longestTask(page)
  for (let length = 0; length < 12; length++) await search.press('Backspace', { delay: 60 })
  await shown(listLength)
  const clearing = await longestTask(page)
  await page.locator('search button').nth(1).click()
  await cards.first().waitFor()
  await page.locator('search button').first().click()
  await shown(listLength)
  const filter = await longestTask(page)
  await sort.selectOption('endingSoon')
  const sorting = await longestTask(page)
  return { render, typing, clearing, filter, sorting }
}

/** The longest task in a list of a thousand coupons on a slow phone, after its page has been opened once. */
export const benchLongList = (rounds: number): Promise<Metric[]> => benchTasks(`${listLength} coupons`, rounds, visit)
