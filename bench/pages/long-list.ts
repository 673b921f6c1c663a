import { answerLongList, listLength, longList } from '../../e2e/portal/long-list.ts'
import type { Metric } from '../measure/table.ts'
import { benchTasks, follow, longestTask, openPhone, slowPhone, type Context } from './longest-task.ts'

const path = '/vorteile-und-praemien/aktionen'

/** One visit of the Aktionen; the login and the start of the page are not counted. */
async function visit(context: Context) {
  const page = await openPhone(context, slowPhone)
  await answerLongList(page)
  const { cards, search, openSearch, openSort, sort } = longList(page)
  const categories = page.locator('search button')
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key, { delay: 60 })
  }
  /** The control is focused before and the cards are counted after the measurement, because both are long tasks. */
  const measure = async (focus: () => Promise<void>, input: () => Promise<void>, count: number): Promise<number> => {
    await focus()
    await longestTask(page)
    await input()
    const longest = await longestTask(page)
    const shown = await cards.count()
    if (shown !== count) throw new Error(`The list has ${shown} cards instead of ${count}`)
    return longest
  }
  const category = (index: number) => () => categories.nth(index).focus()
  const enter = () => press('Enter')

  await follow(page, path)
  await page.waitForFunction((count) => document.getElementsByTagName('article').length === count, listLength)
  const render = await longestTask(page)
  const inSearch = () => search.focus()
  await openSearch.click()
  const typing = await measure(inSearch, () => press(...`Coupon ${listLength}.`), 1)
  const clearing = await measure(inSearch, () => press(...Array.from({ length: 12 }, () => 'Backspace')), listLength)
  await categories.nth(1).click()
  await longestTask(page)
  const filtered = await cards.count()
  await categories.first().click()
  const filter = await measure(category(1), enter, filtered)
  const showingAll = await measure(category(0), enter, listLength)
  await openSort.click()
  const sorting = await measure(
    () => sort.focus(),
    () => press('ArrowDown'),
    listLength,
  )
  return { render, typing, clearing, filter, showingAll, sorting }
}

/** The longest task in a list of a thousand coupons on a slow phone, after its page has been opened once. */
export const benchLongList = (rounds: number): Promise<Metric[]> => benchTasks(`${listLength} coupons`, rounds, visit)
