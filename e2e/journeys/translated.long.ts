import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as registration } from '@portal/mfe-auth/messages/registration'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import type { Page } from 'playwright/test'
import { openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { checkEmail, createAccount, expectStep, fillForm, section } from '../portal/registration.ts'
import { expect, greeting, logIn, logInAt, test } from '../portal/test.ts'
import { translatePages, translatedTexts } from '../portal/translator.ts'

test.use({ translated: true })

/** Names, numbers of cards, and e-mail addresses of the demo member and of the customer service. */
const verbatim = /Marlene|Abel|\S@\S|\d{4}[ \u00a0]\d{4}[ \u00a0]\d{4}/

/** The page is translated, without what must stay as it is. */
async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(async () => (await translatedTexts(page)).length, page.url()).toBeGreaterThan(10)
  const texts = await translatedTexts(page)
  expect(
    texts.filter((text) => verbatim.test(text)),
    page.url(),
  ).toEqual([])
}

test('translated: a wrong password is said, the login works, and no translator changes the name and the card', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, { password: 'falsch-falsch' })
  await expect(page.getByRole('alert')).toContainText('Diese Zugangsdaten stimmen nicht.')
  await expectTranslated(page)
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  for (const path of ['/', '/konto/karten', '/konto/kontodaten', '/impressum']) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectTranslated(page)
  }
})

test('translated: a visitor corrects the form of the registration and registers', async ({ page }) => {
  await checkEmail(page, demoEmail('mitglied'))
  await expect(section(page).getByText('gibt es schon ein Konto')).toBeVisible()
  await checkEmail(page, 'uebersetzt@example.org')
  await expectStep(page, registration.formTitle)
  await fillForm(page, { salutation: 'Herr', lastName: 'abel' })
  await createAccount(page).click()
  await expect(section(page).getByText('Daten wurden geändert.')).toBeVisible()
  await page.getByRole('button', { name: 'Meine Angaben waren richtig' }).click()
  await createAccount(page).click()
  await expectStep(page, 'Nur noch ein Schritt!')
  await expectTranslated(page)
})

test('translated: a coupon is switched, and one card is linked and locked', async ({ page }) => {
  await logInAt(page, '/vorteile-und-praemien/aktionen?suche=punkten')
  const coupon = page.getByRole('article').filter({ hasText: titleOf('A1') })
  await coupon.getByRole('switch').click()
  await expect(coupon).toContainText('Coupon ist aktiviert')
  await expect(page.getByText(/davon 1 aktiviert/)).toBeVisible()
  await coupon.getByRole('switch').click()
  await expect(coupon).toContainText('Coupon aktivieren')
  await expect(page.getByText(/davon 0 aktiviert/)).toBeVisible()

  await page.goto('/konto/karten')
  const number = page.getByLabel('Kartennummer', { exact: true })
  await number.fill('1234-5678')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/zu kurz/)
  await number.fill('1234 5678 9012 3450 101')
  await number.press('Enter')
  await expect(page.getByText(cardTexts.link.linkedTitle)).toBeVisible()
  await page.getByRole('row').filter({ hasText: '3450 101' }).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Karte sperren?' })
  await dialog.getByLabel('Grund').fill('Verloren')
  await dialog.getByRole('button', { name: 'Karte sperren' }).click()
  await expect(page.getByText(cardTexts.lock.lockedTitle)).toBeVisible()
  await expectTranslated(page)
})

test('translated: an order is placed, and account data are changed after an error', async ({ page }) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectTranslated(page)

  await page.goto('/konto/kontodaten')
  await page.getByRole('button', { name: 'Daten ändern' }).click()
  await page.getByLabel('Vorname').fill(' ')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Das Feld Vorname darf nicht leer sein.')
  await page.getByLabel('Vorname').fill('Lena')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(accountTexts.personalData.saved)).toBeVisible()
  await expectTranslated(page)
})

test.describe('before the portal runs', () => {
  test.use({ translated: false })

  test('a page that is translated early is drawn anew and works', async ({ page, context, watch }) => {
    // React says that the document is not the one it rendered.
    watch.allowErrors(/React error #418/)
    await translatePages(context, true)
    await page.goto('/')
    await logIn(page, { password: 'falsch-falsch' })
    await expect(page.getByRole('alert')).toContainText('Diese Zugangsdaten stimmen nicht.')
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
  })
})
