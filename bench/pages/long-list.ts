import * as paths from '@portal/shared-contracts/paths'
import { answerLongList, listLength, longList } from '@portal/e2e/portal/long-list'
import { atMost, type Metric } from '../measure/table.ts'
import { longestTask, medianVisit, openPhone, slowPhone, type Context } from './longest-task.ts'

/** Most ms of a task. */
const longestAllowed = 200

/** One visit of the Aktionen; the login and the start of the page are not counted. */
async function visit(context: Context) {
  const page = await openPhone(context, slowPhone)
  await answerLongList(page)
  const { cards, search, openSearch, openSort, sort } = longList(page)
  const categories = page.locator('search button')
  const hasCards = (count: number) =>
    page.waitForFunction((shown) => document.getElementsByTagName('article').length === shown, count)
  /** The control is focused before the measurement, because that is a long task. */
  const measure = async (focus: () => Promise<void>, keys: readonly string[], count?: number): Promise<number> => {
    await focus()
    await longestTask(page)
    for (const key of keys) await page.keyboard.press(key, { delay: 60 })
    if (count !== undefined) await hasCards(count)
    return longestTask(page)
  }

  const link = page.locator(`a[href="${paths.coupons}"]`).first()
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  await page.waitForFunction(
    ([path, count]) => location.pathname === path && document.getElementsByTagName('article').length === count,
    [paths.coupons, listLength] as const,
  )
  const render = await longestTask(page)
  const all = await cards.count()
  const inSearch = () => search.focus()
  await openSearch.click()
  const typing = await measure(inSearch, [...`Coupon ${listLength}.`], 1)
  const clearing = await measure(
    inSearch,
    Array.from({ length: 12 }, () => 'Backspace'),
    all,
  )
  const filter = await measure(() => categories.nth(1).focus(), ['Enter'])
  const showingAll = await measure(() => categories.nth(0).focus(), ['Enter'], all)
  await openSort.click()
  const sorting = await measure(() => sort.focus(), ['ArrowDown'], all)
  return { render, typing, clearing, filter, showingAll, sorting }
}

/** The longest task in a list of a thousand coupons on a slow phone, after its page has been opened once. */
export async function benchLongList(rounds: number): Promise<Metric[]> {
  const longest = await medianVisit(rounds, visit)
  return Object.entries(longest).map(([step, value]) => ({
    what: `longest task, ${listLength} coupons, ${step}`,
    value,
    unit: 'ms',
    goal: atMost(longestAllowed),
  }))
}
