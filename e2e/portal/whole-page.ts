import { expect, type Locator, type Page } from 'playwright/test'

/**
 * What of a page is missing or empty, as a sentence each: a heading over nothing, a box without content, a dash in
 * place of a value, a page without a way on, and one that is wider than the window. A closed part counts as its
 * content, and a lead belongs to its heading.
 */
const emptyParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null) return ['the page has no main part']
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const graphics = 'img, svg, canvas, input, select, textarea, button, progress, table'
    const headings = 'h1, h2, h3, h4, hgroup'
    const levelOf = (heading: Element): number => Number(heading.localName.slice(1))
    const isAfter = (one: Node, other: Node): boolean =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

    const shownTexts: Element[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node.parentElement && node.textContent?.trim() && isShown(node.parentElement))
        shownTexts.push(node.parentElement)
    const shownGraphics = [...main.querySelectorAll(graphics)].filter(isShown)
    const content = [...shownTexts, ...shownGraphics].filter(
      (element) => element.closest('summary') !== null || element.closest(headings) === null,
    )

    const allHeadings = [...main.querySelectorAll('h1, h2, h3, h4')].filter(isShown)
    const overNothing = allHeadings.filter((heading) => {
      if (heading.closest('summary') !== null) return false
      // The hero has only the title of the page.
      const scope = heading.closest(heading.localName === 'h1' ? 'main' : 'section, article, dialog, main') ?? main
      const next = allHeadings.find((other) => isAfter(other, heading) && levelOf(other) <= levelOf(heading))
      const isBelow = (element: Element): boolean =>
        scope.contains(element) &&
        isAfter(element, heading) &&
        !(next && (isAfter(element, next) || element.contains(next)))
      return !content.some(isBelow)
    })

    const isBox = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element)
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return width > 60 && height > 40 && (hasBorder || backgroundColor !== 'rgba(0, 0, 0, 0)')
    }
    const isEmpty = (element: Element): boolean =>
      ![...shownTexts, ...shownGraphics].some((inside) => element === inside || element.contains(inside))
    const isDrawing = (element: Element): boolean => element.closest('svg, [aria-hidden=true]') !== null
    const emptyBoxes = [...main.querySelectorAll('*')].filter(
      (element) => isShown(element) && !isDrawing(element) && isBox(element) && isEmpty(element),
    )

    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return [
      ...(sideways > 0 ? [`the page is ${sideways} px wider than the window`] : []),
      ...overNothing.map((heading) => `nothing stands below the heading „${heading.textContent}“`),
      ...emptyBoxes.map((element) => `an empty box: ${element.outerHTML.slice(0, 160)}`),
      ...shownTexts
        .filter((element) => /^[-–]$/.test(element.textContent.trim()))
        .map((element) => `a dash in place of a value: ${element.parentElement?.outerHTML.slice(0, 160)}`),
      ...(![...main.querySelectorAll('a[href], button, summary')].some(isShown)
        ? ['no link and no button leads on']
        : []),
    ]
  })

/** Waits until the page shows what it loads, and fails on parts that are missing or empty. */
export async function expectWhole(page: Page): Promise<void> {
  // Widgets have placeholders of their own.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy=true], [inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect.poll(() => emptyParts(page)).toEqual([])
}

/**
 * Sends each form of the page as it is, also those that a button opens, and fails on errors that no member can mend
 * there: errors without a marked field, and an empty field of a form that shows no fields, such as the confirmation of
 * an address.
 */
export async function expectFormsWork(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const forms = main.locator('form:has(button[type=submit]:visible)')
  const openers = main.getByRole('button', { name: /(ändern|angeben)$/ })
  const [formCount, openerCount] = [await forms.count(), await openers.count()]
  for (let index = 0; index < formCount; index++) {
    await expectFormWorks(main, forms.nth(index))
    await reload(page)
  }
  for (let index = 0; index < openerCount; index++) {
    const part = openers.nth(index).locator('xpath=ancestor::section[1]')
    const title = await part.getByRole('heading').first().textContent()
    await openers.nth(index).click()
    const opened = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title ?? '' }) })
      .last()
    await expectFormWorks(main, opened.locator('form').first())
    await reload(page)
  }
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await expectWhole(page)
}

async function expectFormWorks(main: Locator, form: Locator): Promise<void> {
  const submit = form.locator('button[type=submit]').first()
  const about = `after „${await submit.textContent()}“`
  const fields = await form.locator('input:visible, select:visible, textarea:visible').count()
  await submit.click()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  const isError = (await main.getByRole('alert').count()) > 0
  if (fields === 0) await expect(main, about).not.toContainText('darf nicht leer sein')
  if (isError) await expect(main.locator('[aria-invalid=true]:visible'), about).not.toHaveCount(0)
}
