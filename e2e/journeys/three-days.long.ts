import { t as notices } from '@portal/shell/messages/session-notices'
import type { Page } from 'playwright/test'
import { changeDraft, whenStored } from '../portal/drafts.ts'
import { createProfileBrowser } from '../portal/profile-browser.ts'
import { expect, logIn, loginForm, member, test } from '../portal/test.ts'

const kontodaten = '/konto/kontodaten'
const digitalCard = '/konto/digitale-karte'
const day = 24 * 60 * 60 * 1000

const city = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Ort', exact: true })
const changeAddress = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Adresse ändern' }).click()
const barcode = (page: Page) => page.getByRole('img', { name: /^Barcode der Kartennummer/ })
const loggedOut = (page: Page) => page.getByText('weil es hier eine Weile ruhig war')

// Rules: session-28, session-32, session-35, session-48, promises-3, cards-24
test('for three days a member comes back to the form, its input and the card, also after the browser was closed', async ({
  portal,
}) => {
  await using browser = createProfileBrowser()
  const begin = Date.now()
  const comeBack = async (days: number, address: string): Promise<Page> => {
    const page = await browser.start()
    await page.clock.install({ time: begin + days * day })
    await page.goto(portal.origin + address)
    return page
  }

  // The first day: the card is kept, a form is begun, and the member goes to lunch.
  let page = await comeBack(0, digitalCard)
  await logIn(page)
  await expect(barcode(page)).toBeVisible()
  await whenStored(page)
  await page.goto(portal.origin + kontodaten)
  await changeAddress(page)
  await changeDraft(page, () => city(page).fill('Lübeck'))
  await page.clock.fastForward('45:00')
  await expect(loggedOut(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(kontodaten)
  await browser.quit()

  // The second day: the page asks for the login, and the input is there.
  page = await comeBack(1, kontodaten)
  await expect(loginForm(page)).toBeVisible()
  await expect(page.getByText('Lübeck')).toHaveCount(0)
  await logIn(page)
  await expect(city(page)).toHaveValue('Lübeck')
  expect(new URL(page.url()).pathname).toBe(kontodaten)
  // Closed while the member is logged in.
  await browser.quit()

  // The third day: the idle time has passed while the browser was closed. The card opens nevertheless, without its
  // member.
  page = await comeBack(2, digitalCard)
  await expect(barcode(page)).toBeVisible()
  await expect(page.getByText('Marlene Abel')).toBeVisible()
  await page.goto(portal.origin + kontodaten)
  await expect(loggedOut(page)).toBeVisible()
  await logIn(page, member)
  await expect(city(page)).toHaveValue('Lübeck')
  await page.goto(portal.origin + digitalCard)
  await expect(barcode(page)).toBeVisible()

  // An explicit logout ends both.
  await page.goto(portal.origin + '/')
  await page.getByRole('banner').locator('summary:visible').click()
  await page.getByRole('button', { name: 'Abmelden' }).first().click()
  await expect(page.getByText(notices.loggedOutTitle)).toBeVisible()
  await page.goto(portal.origin + digitalCard)
  await expect(loginForm(page)).toBeVisible()
  await page.goto(portal.origin + kontodaten)
  await logIn(page)
  await changeAddress(page)
  await expect(city(page)).not.toHaveValue('Lübeck')
})
