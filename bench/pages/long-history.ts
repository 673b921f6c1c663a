import type { Metric } from '../measure/table.ts'
import { benchTasks, follow, longestTask, openPhone, slowPhone, type Context } from './longest-task.ts'

/** The demo member with a long history (sandbox/README.md). */
const loginName = 'stammgast@delikaterie.example'
const length = '5.000'

/** The controls by selectors: queries by role or text would look at every element, in tasks of their own. */
const controls = {
  kinds: 'search button',
  search: 'input[type=search]',
  period: 'search select',
  months: 'main summary',
}

/** One visit of the Transaktionen. */
async function visit(context: Context) {
  const page = await openPhone(context, slowPhone, loginName)
  const shown = (count: string) =>
    page.waitForFunction((text) => document.querySelector('main output')?.textContent?.startsWith(text), count)
  const click = (selector: string, index: number) =>
    page.evaluate(([selector, index]) => document.querySelectorAll<HTMLElement>(selector)[index]?.click(), [
      selector,
      index,
    ] as const)

  await follow(page, '/konto/transaktionen')
  await shown(`${length} Buchungen`)
  const render = await longestTask(page)
  await page.focus(controls.search)
  await page.keyboard.type('Trüffelöl', { delay: 120 })
  await shown('42 ')
  const typing = await longestTask(page)
  for (let letters = 0; letters < 9; letters++) await page.keyboard.press('Backspace', { delay: 60 })
  await shown(`${length} Buchungen`)
  const clearing = await longestTask(page)
  await click(controls.kinds, 2)
  await shown('125 ')
  await click(controls.kinds, 0)
  await shown(`${length} Buchungen`)
  const filter = await longestTask(page)
  await page.selectOption(controls.period, 'lastYear')
  await shown('1.')
  const period = await longestTask(page)
  await page.selectOption(controls.period, 'all')
  await shown(`${length} Buchungen`)
  await longestTask(page)
  await click(controls.months, 8)
  const opening = await longestTask(page)
  return { render, typing, clearing, filter, period, opening }
}

/** The longest task in a list of five thousand bookings on a slow phone, after its page has been opened once. */
export const benchLongHistory = (rounds: number): Promise<Metric[]> => benchTasks(`${length} bookings`, rounds, visit)
