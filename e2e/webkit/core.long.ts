import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as registrationTexts } from '@portal/mfe-auth/messages/registration'
import { activation } from '@portal/mfe-auth/messages/opt-in'
import { t as redeem } from '@portal/mfe-rewards/messages/redeem'
import { expect } from 'playwright/test'
import { By, Key } from 'selenium-webdriver'
import { tags } from '../portal/tags.ts'
import { pageWith, trueffel } from '../portal/embedding-page.ts'
import { freeCard, kioskKey, kioskTitles } from '../portal/kiosk.ts'
import { mailLink } from '../portal/mails.ts'
import { newcomer } from '../portal/registration.ts'
import { member, orders } from '../portal/test.ts'
import type { WebKitPage } from './page.ts'
import { test } from './test.ts'

// What members do, once in the engine of Safari: the journeys of `e2e/journeys/core.long.ts`.

const greeting = /Herzlich willkommen/
const loginHeading = 'Anmeldung'
const loginForm = By.css('form[aria-label="Anmeldung"]')
const registration = By.css('#registrieren')
const main = By.css('main')

async function logIn(page: WebKitPage, { loginName = member.loginName, password = member.password } = {}) {
  await page.fill(/^Benutzername/, loginName, loginForm)
  await page.fill('Passwort', password, loginForm)
  await page.click('button', 'Anmelden', loginForm)
}

async function logInAt(page: WebKitPage, address: string): Promise<void> {
  await page.open(address)
  await logIn(page)
}

async function openAsMember(page: WebKitPage): Promise<void> {
  await logInAt(page, '/')
  await page.see('heading', greeting)
}

async function logOut(page: WebKitPage): Promise<void> {
  await page.seeStarted()
  await page.clickText('Menü')
  await page.click('button', 'Abmelden')
}

test('core: a visitor reads the landing page and a page of the footer', async ({ webPage }) => {
  await webPage.open('/')
  await webPage.seeStarted()
  await webPage.click('link', 'FAQ', By.css('footer'))
  await webPage.seeFocus('Häufige Fragen')
  await webPage.browser.navigate().back()
  await webPage.see('heading', loginHeading)
})

test('core: Back and Forward show documents of the page cache again', async ({ webPage }) => {
  await webPage.open('/')
  await webPage.seeStarted()
  await webPage.open('/faq')
  await webPage.seeStarted()
  await webPage.browser.navigate().back()
  await webPage.see('heading', loginHeading)
  await webPage.browser.navigate().forward()
  await webPage.see('heading', 'Häufige Fragen')
})

test('core: Back shows a document that was left before the portal ran in it', async ({ webPage }) => {
  await webPage.open('/')
  await webPage.open('/faq')
  await webPage.browser.navigate().back()
  await webPage.seeStarted()
  await webPage.see('heading', loginHeading)
})

test('core: a login with a wrong password, then with the right one', async ({ webPage }) => {
  await webPage.open('/')
  await logIn(webPage, { password: 'falsch-falsch' })
  await webPage.seeText(By.css('[role=alert]'), 'Diese Zugangsdaten stimmen nicht.')
  await logIn(webPage)
  await webPage.see('heading', greeting)
  await webPage.browser.navigate().refresh()
  await webPage.see('heading', greeting)
})

test('core: a registration with the link of its e-mail', async ({ webPage, portal }) => {
  const email = 'kern@example.org'
  await webPage.open('/#registrieren')
  await webPage.fill(/^E-Mail-Adresse/, email, registration)
  await webPage.click('button', 'Anmelden', registration)
  await webPage.seeFocus(registrationTexts.formTitle)
  await webPage.fill('Passwort', newcomer.password, registration)
  await webPage.fill(/^Passwort wiederholen/, newcomer.password, registration)
  await webPage.fill(/^Vorname/, newcomer.firstName, registration)
  await webPage.fill(/^Nachname/, newcomer.lastName, registration)
  await webPage.choose(/^Anrede/, newcomer.salutation, registration)
  await webPage.check(/Ich stimme den/, registration)
  await webPage.check(/mindestens 18 Jahre/, registration)
  await webPage.click('button', 'Konto erstellen')
  await webPage.seeFocus('Nur noch ein Schritt!')
  await webPage.open(await mailLink(portal, email))
  await webPage.seeText(main, activation.done[0]!)
  await logIn(webPage, { loginName: email })
  await webPage.see('heading', greeting)
})

test('core: a coupon is activated', async ({ webPage }) => {
  const coupon = By.xpath(`//article[contains(., '${titleOf('A1')}')]`)
  await logInAt(webPage, '/vorteile-und-praemien/aktionen')
  await webPage.click('switch', /^Coupon aktivieren/, coupon)
  await webPage.seeText(coupon, 'Coupon ist aktiviert')
  await webPage.retry(async () =>
    expect(await webPage.browser.findElement(main).getText()).not.toContain('Wird gespeichert …'),
  )
  await webPage.browser.navigate().refresh()
  await webPage.see('switch', /^Coupon ist aktiviert/, coupon)
})

test('core: a reward is ordered', async ({ webPage, portal }) => {
  await logInAt(webPage, '/vorteile-und-praemien/praemien/R2')
  await webPage.click('link', 'Prämie einlösen')
  await webPage.check(/./, By.css('main fieldset, main form'))
  await webPage.click('button', 'Weiter')
  await webPage.see('heading', 'Adresse prüfen')
  await webPage.click('button', 'Weiter')
  await webPage.click('button', /^Jetzt für .* einlösen$/)
  await webPage.see('heading', redeem.doneTitle)
  expect(await orders(portal)).toMatchObject([{ couponId: 'R2' }])
})

test('core: the digital card is shown', async ({ webPage }) => {
  await logInAt(webPage, '/konto/digitale-karte')
  await webPage.see('image', /^Barcode der Kartennummer/)
})

test('core: an address is changed', async ({ webPage }) => {
  await logInAt(webPage, '/konto/kontodaten')
  await webPage.click('button', 'Adresse ändern')
  await webPage.fill(/^Straße/, 'Marktplatz')
  await webPage.fill(/^Hausnummer/, '9')
  await webPage.click('button', 'Speichern')
  await webPage.seeText(main, 'Marktplatz 9')
})

test('core: a member logs out', async ({ webPage, portal }) => {
  await openAsMember(webPage)
  await logOut(webPage)
  await webPage.see('heading', loginHeading)
  expect(await webPage.browser.getCurrentUrl()).toBe(`${portal.origin}/`)
})

test('core: the end of a session in one tab ends it in the other', async ({ webPage }) => {
  await openAsMember(webPage)
  const first = await webPage.browser.getWindowHandle()
  await webPage.browser.switchTo().newWindow('tab')
  await webPage.open('/')
  await webPage.see('heading', greeting)
  // The driver opens a tab in the background, where a click reaches nothing.
  const other = await webPage.browser.getWindowHandle()
  await webPage.browser.switchTo().window(first)
  await logOut(webPage)
  await webPage.see('heading', loginHeading)
  await webPage.browser.switchTo().window(other)
  await webPage.see('heading', loginHeading)
})

test('core: an element shows rewards on the page of another site', async ({ webPage, host, portal }) => {
  host.serve('/', pageWith(portal, `<h1>Shop</h1><${tags.rewards}></${tags.rewards}>`))
  await webPage.open(host.origin)
  await webPage.retry(async () => {
    const element = await webPage.browser.findElement(By.css(tags.rewards)).getShadowRoot()
    const headings = await element.findElements(By.css('h2, h3'))
    expect(await Promise.all(headings.map((heading) => heading.getText()))).toContain(trueffel.name)
  })
})

test('core: the kiosk takes a card', async ({ webPage }) => {
  await webPage.browser.manage().window().setRect({ width: 820, height: 1180 })
  await webPage.open('/kiosk')
  await webPage.fill('Schlüssel', kioskKey)
  await webPage.click('button', 'Tablet anmelden')
  await webPage.see('heading', kioskTitles.card)
  await webPage.browser.actions().sendKeys(freeCard, Key.ENTER).perform()
  await webPage.see('heading', kioskTitles.email)
})

test('core: a page that does not exist says so and is no wider than the window', async ({ webPage }) => {
  await webPage.open('/gibt-es-nicht')
  await webPage.see('heading', 'Seite nicht gefunden')
  expect(await webPage.browser.executeScript('return [innerWidth, document.documentElement.scrollWidth]')).toEqual([
    390, 390,
  ])
  await webPage.browser.actions().sendKeys(Key.TAB).perform()
  expect(await webPage.browser.switchTo().activeElement().getTagName()).toBe('a')
})
