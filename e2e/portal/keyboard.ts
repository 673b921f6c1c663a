import { expect, type Locator, type Page } from 'playwright/test'
import { isStarted } from './started.ts'

/** What is wrong with the place of the focus; empty if the focused element is in view and nothing covers it. */
const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'the focus is nowhere'
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const place = `${element.outerHTML.slice(0, 160)} at ${[left, top, right, bottom].map(Math.round).join(' ')}`
    // What is higher than the window starts in view; Firefox does not scroll to what is in view in part.
    const isPartEnough = bottom - top > innerHeight || navigator.userAgent.includes('Firefox')
    const end = isPartEnough ? top : bottom
    if (top < -1 || end > innerHeight + 1 || left < -1 || right > innerWidth + 1) return `out of view: ${place}`
    const middle = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2)
    const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const isFree = [element, ...label].some((own) => own.contains(middle)) || middle?.contains(element)
    return isFree ? '' : `covered by ${middle?.outerHTML.slice(0, 160)}: ${place}`
  })

/** The element has the focus, is in view, and nothing covers it. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect.poll(() => faultOfFocus(page)).toBe('')
}

/** How far the page is scrolled, in whole pixels: Firefox also scrolls by parts of one. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** A page that was opened is at its top, with the focus on its heading. */
export async function expectTop(page: Page, heading: string | RegExp): Promise<void> {
  await expectFocus(page, page.getByRole('heading', { level: 1, name: heading }))
  await expect.poll(() => scrollPosition(page)).toBe(0)
}

/**
 * In Firefox, moves the focus from the last element of a page or open dialog to the first: Tab would move it to a
 * button of the browser, from where no key of a test brings it back.
 */
const startsAgain = async (page: Page): Promise<boolean> =>
  page.context().browser()?.browserType().name() === 'firefox' &&
  page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document
    const all = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const reached = all.filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]'))
    const isLast = document.activeElement === reached.at(-1)
    if (isLast) reached[0]?.focus()
    return isLast
  })

/** Presses Tab until the element has the focus; every element on the way has to be in view, with nothing over it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    const isThere = (element: Element): boolean => element === document.activeElement
    if (await target.evaluate(isThere, undefined, { timeout: 40_000 })) return expectFocus(page, target)
    if (!(await startsAgain(page))) await page.keyboard.press('Tab')
    // Behind the last element of the document the focus is nowhere once.
    await expect.poll(() => faultOfFocus(page)).toMatch(/^(the focus is nowhere)?$/)
  }
  throw new Error(`${String(target)} cannot be reached by Tab`)
}

/** Presses a key on an element that is reached by Tab. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * Follows a link to another page, which is reloaded or not, and goes back: the page is where it was, with the focus on
 * the link.
 */
export async function followAndReturn(
  page: Page,
  link: Locator,
  heading: string | RegExp,
  { reload = false } = {},
): Promise<void> {
  await tabTo(page, link)
  const position = await scrollPosition(page)
  await page.keyboard.press('Enter')
  await expectTop(page, heading)
  if (reload) {
    await page.reload()
    await expect.poll(() => isStarted(page)).toBe(true)
  }
  await page.goBack()
  await expectFocus(page, link)
  await expect.poll(() => scrollPosition(page)).toBe(position)
}

/** Replaces the text of a field that is reached by Tab. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.type(text)
}

/**
 * Replaces what is selected by a text from the clipboard, which a key has put there as no page may without being asked.
 */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent): void => {
      event.clipboardData?.setData('text/plain', copied)
      event.preventDefault()
    }
    document.addEventListener('copy', copy, { once: true })
  }, text)
  await page.keyboard.press('ControlOrMeta+C')
  await page.keyboard.press('ControlOrMeta+V')
}
