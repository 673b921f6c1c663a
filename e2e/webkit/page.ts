import { expect } from 'playwright/test'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { isHydrated } from '../portal/started.ts'

/** What may have a role; the browser says which role and name an element has. Fields have several. */
const candidates = {
  button: 'button',
  choice: '[type=checkbox], [type=radio]',
  field: 'input, select',
  heading: 'h1, h2, h3',
  image: 'img, svg, [role=img]',
  link: 'a',
  switch: '[role=switch]',
}

type Role = keyof typeof candidates

type Name = string | RegExp

const isNamed = (name: Name, text: string): boolean => (typeof name === 'string' ? text === name : name.test(text))

/** The element with a role and a name that is shown, in the whole page or in a part of it. */
async function find(browser: WebDriver, role: Role, name: Name, within = By.css('body')): Promise<WebElement> {
  const others: string[] = []
  const part = await browser.findElement(within)
  for (const element of await part.findElements(By.css(candidates[role]))) {
    // The driver has no name for an element that is not shown.
    if (!(await element.isDisplayed())) continue
    const text = await element.getAccessibleName()
    const hasRole = role === 'field' || role === 'choice' || (await element.getAriaRole()) === role
    if (hasRole && isNamed(name, text)) return element
    others.push(text)
  }
  throw new Error(`No ${role} ${name} among: ${others.join(' | ')}`)
}

/**
 * Runs in the page: shows an element and waits until it has been at the same place for ten frames. The driver does
 * neither wait for a smooth scroll nor for content that arrives above.
 */
const holdStill = `
  const [element, done] = arguments
  let [top, frames] = [NaN, 0]
  const look = () => {
    const now = element.getBoundingClientRect().top
    if (now !== top) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    frames = now === top ? frames + 1 : 0
    top = element.getBoundingClientRect().top
    if (frames === 10) done()
    else requestAnimationFrame(look)
  }
  look()`

/**
 * Runs in the page: what it has reported since the last call. WebDriver has no messages of a page, so they are listened
 * for from the first look at a document on, and kept where they outlive it.
 */
const takeErrors = `
  const key = 'errors of the journey'
  if (!window.isWatched) {
    window.isWatched = true
    const add = (text) => sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '') + location.pathname + ' ' + text + '\\n')
    addEventListener('error', ({ message }) => add('error: ' + message))
    addEventListener('unhandledrejection', ({ reason }) => add('rejection: ' + reason))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('policy: ' + violatedDirective + ' ' + blockedURI))
    const { error } = console
    console.error = (...texts) => (add('console: ' + texts.join(' ')), error(...texts))
  }
  const errors = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  return errors`

export type WebKitPage = ReturnType<typeof createPage>

/** A page of a browser, whose elements are found as a member finds them: by role and name. */
export function createPage(browser: WebDriver, origin: string) {
  let errors = ''

  /** Repeats what fails until it passes, because the page may still load or render. */
  const retry = (step: () => Promise<unknown>): Promise<void> =>
    expect(async () => {
      errors += await browser.executeScript<string>(takeErrors)
      await step()
    }).toPass()

  return {
    browser,
    retry,
    see: (role: Role, name: Name, within?: By) => retry(() => find(browser, role, name, within)),
    click: (role: Role, name: Name, within?: By) =>
      retry(async () => {
        const element = await find(browser, role, name, within)
        await browser.executeAsyncScript(holdStill, element)
        await element.click()
      }),

    /** Opens an address of the portal, or of another site. */
    open: (address: string) => browser.get(new URL(address, origin).href),

    /** Waits until the portal runs in the page: links before it load a document. */
    seeStarted: () => retry(async () => expect(await browser.executeScript(isHydrated)).toBe(true)),

    /** Types into a field, in place of what stands there. */
    fill: (name: Name, text: string, within?: By) =>
      retry(async () => {
        const field = await find(browser, 'field', name, within)
        // By keys, as React listens for them.
        await field.sendKeys(Key.CONTROL, 'a')
        await field.sendKeys(Key.DELETE, text)
        expect(await field.getProperty('value')).toBe(text)
      }),

    /** Takes an option of a list. */
    choose: (name: Name, option: string, within?: By) =>
      retry(async () => {
        const field = await find(browser, 'field', name, within)
        await field.sendKeys(option)
        expect(await field.findElement(By.css('option:checked')).getText()).toBe(option)
      }),

    /** Takes a radio button, or ticks a box. */
    check: (name: Name, within?: By) =>
      retry(async () => {
        const box = await find(browser, 'choice', name, within)
        await browser.executeAsyncScript(holdStill, box)
        if (!(await box.isSelected())) await box.click()
        expect(await box.isSelected()).toBe(true)
      }),

    /** Clicks what has exactly this text. */
    clickText: (text: string) =>
      retry(() => browser.findElement(By.xpath(`//*[normalize-space(text())='${text}']`)).click()),

    /** Waits until a part of the page shows a text. */
    seeText: (within: By, text: Name) =>
      retry(async () => expect(await browser.findElement(within).getText()).toMatch(text)),

    /** Waits for the heading of a step or page, which has the focus. */
    seeFocus: (name: Name) =>
      retry(async () => expect(await browser.switchTo().activeElement().getAccessibleName()).toMatch(name)),

    /** Fails on what the documents have reported. */
    async verify() {
      await retry(async () => {})
      expect(errors).toBe('')
    },
  }
}
