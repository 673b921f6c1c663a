import * as accountTexts from '@portal/mfe-account/messages/account-data'
import { errorTexts, errorText } from '@portal/shared-contracts/errors/error-messages'
import { profile } from '@portal/mfe-account/messages/profile'
import { suggestionTexts } from '@portal/shared-contracts/address/address-messages'
import type { Page } from 'playwright/test'
import { paste, tabTo, typeInto } from '../portal/keyboard.ts'
import { drawnLines } from '../portal/text-order.ts'
import { expect, logInAt, loginHeading, logOut, test } from '../portal/test.ts'

const kontodaten = '/konto/kontodaten'
const part = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const personal = (page: Page) => part(page, 'Persönliche Daten')
const address = (page: Page) => part(page, 'Adresse')
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })

/** Answers the next changes of the profile, usually one, with this error. */
const answerNext = (page: Page, code: string, input: string, times = 1) =>
  page.route(
    /path=shop%2Fuser$/,
    (route) => route.fulfill({ json: { meta: { success: false }, errorMessage: [{ code, input }] } }),
    { times },
  )

for (const { title, lastName, shown } of [
  { title: 'that sets the direction of text', lastName: '\u202eBrandl\u2067', shown: 'Brandl' },
  { title: 'in letters that are read from right to left', lastName: 'שלום', shown: 'םולש' },
]) {
  // Rule: language-18
  test(`a name ${title} does not turn the text around it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(/path=shop%2Fuser%2Flogin$/, async (route) => {
      const response = await route.fetch()
      const { content, ...envelope } = (await response.json()) as { content: { address: object } }
      const turned = { lastName, city: 'München\u202e', street: '\u2067Seestraße' }
      await route.fulfill({
        response,
        json: { ...envelope, content: { ...content, address: { ...content.address, ...turned } } },
      })
    })
    await logInAt(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Herzlich willkommen')
    expect((await drawnLines(heading)).join(' ')).toMatch(new RegExp(`^Herzlich willkommen .* ${shown}$`))
    await page.goto(kontodaten)
    await expect(address(page)).toContainText('80331')
    expect((await drawnLines(address(page))).join(' ')).toMatch(/ Seestraße \d+ \d{5} München Deutschland /)
    await expect(page).toHaveTitle(/^Kontodaten/)
  })
}

// Rule: account-15
test('an address that the shop refuses with and without its check gets its fields into the form, by keyboard', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, kontodaten)
  const form = personal(page)
  await tabTo(page, form.getByRole('button', { name: 'Daten ändern' }))
  await page.keyboard.press('Enter')
  await answerNext(page, 'packstationNotAllowed', 'street', 2)
  await tabTo(page, save(page))
  await page.keyboard.press('Enter')
  const street = form.getByLabel('Straße')
  await expect(form.getByRole('alert')).toBeFocused()
  await tabTo(page, form.getByRole('alert').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(street).toBeFocused()
  await expect(street).toHaveAccessibleDescription(/Packstation/)
  await watch.checkAccessibility()
  await page.keyboard.press('Enter')
  await expect(form.getByText(accountTexts.personalData.saved)).toBeVisible()
})

test('a member changes her name and birth date with the keyboard alone; each error stands at its field', async ({
  page,
  watch,
}) => {
  await logInAt(page, kontodaten)
  const form = personal(page)
  await expect(form).toContainText('17.05.1980')
  await tabTo(page, form.getByRole('button', { name: 'Daten ändern' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Persönliche Daten ändern' })).toBeFocused()

  await typeInto(page, form.getByLabel('Vorname'), '   ')
  await page.keyboard.press('Enter')
  const alert = form.getByRole('alert')
  await expect(alert).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Vorname')).toBeFocused()
  await expect(form.getByLabel('Vorname')).toHaveAccessibleDescription('Das Feld Vorname darf nicht leer sein.')
  await typeInto(page, form.getByLabel('Vorname'), 'Lena')

  const birthDate = form.getByLabel('Geburtsdatum', { exact: true })
  for (const [typed, text] of [
    ['31.2.90', /ein gültiges Datum ein, zum Beispiel 17\.05\.1980\./],
    ['31.12.1899', /nicht vor dem 01\.01\.1900/],
    [`01.01.${new Date().getFullYear() - 17}`, /mindestens 18 Jahre alt/],
  ] as const) {
    await typeInto(page, birthDate, typed)
    await page.keyboard.press('Enter')
    await expect(alert).toBeFocused()
    await expect(birthDate).toHaveAccessibleDescription(text)
    await expect(birthDate).toHaveValue(typed)
  }
  await watch.checkAccessibility()
  for (const typed of ['3.4.90', '3. April 1990']) {
    await typeInto(page, birthDate, typed)
    await page.keyboard.press('Tab')
    await expect(birthDate).toHaveValue('03.04.1990')
    await expect(birthDate).toHaveAccessibleDescription('Verstanden als 3. April 1990')
    await expect(form.getByRole('status').filter({ hasText: 'Verstanden als 3. April 1990' })).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(birthDate).toHaveAccessibleDescription(/^TT\.MM\.JJJJ/)
  }
  await answerNext(page, 'date.cannotBeFuture', 'birthDate')
  await typeInto(page, birthDate, '17051981')
  await page.keyboard.press('Enter')
  await expect(birthDate).toHaveAccessibleDescription(/nicht in der Zukunft/)
  await expect(birthDate).toHaveValue('17.05.1981')

  await tabTo(page, form.getByRole('button', { name: 'Geburtsdatum im Kalender wählen' }))
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Geburtsdatum wählen' })
  await expect(calendar.getByRole('button', { name: '1981' })).toBeFocused()
  await watch.checkAccessibility()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'Mai' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('group').locator('span').first()).toHaveText('Mo')
  await expect(calendar.getByRole('button', { name: /17\. August 1982/ })).toBeFocused()
  await watch.checkAccessibility()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(birthDate).toHaveValue('24.08.1982')

  await typeInto(page, form.getByLabel('Nachname'), 'neumann')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Daten wurden geändert.')).toBeVisible()
  await expect(form.getByLabel('Nachname')).toHaveValue('Neumann')
  await expect(form.getByLabel('Nachname')).toHaveAccessibleDescription('Vorschlag statt „neumann“')
  await tabTo(page, save(page))
  await page.keyboard.press('Enter')
  await expect(form.getByText('Gespeichert')).toBeVisible()
  await expect(form.locator(':focus')).toContainText('Gespeichert')
  await expect(form).toContainText('Lena Neumann')
  await expect(form).toContainText('24.08.1982')
  await watch.checkAccessibility()
  await page.reload()
  await expect(form).toContainText('Lena Neumann')
})

test('an address is saved in the suggested spelling; input survives failures, a reload and another tab', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/500/)
  await logInAt(page, kontodaten)
  const form = address(page)
  const street = form.getByLabel('Straße')
  await form.getByRole('button', { name: 'Adresse ändern' }).click()
  await street.fill('Packstation 145')
  await save(page).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(street).toHaveAccessibleDescription(errorTexts.packstationNotAllowed)
  const [number, zipCode] = [form.getByLabel('Hausnummer'), form.getByLabel('Postleitzahl')]
  await number.fill('')
  await number.focus()
  await paste(page, '135 Gartenhaus links')
  await zipCode.fill('')
  await zipCode.focus()
  await paste(page, ' 80331')
  await expect(zipCode).toHaveValue(' 80331')
  await save(page).click()
  await expect(number).toHaveAccessibleDescription(errorText('tooLong', 'Hausnummer'))
  await number.fill('7')
  await street.fill('Nirgendweg')
  await save(page).click()
  await expect(street).toHaveAccessibleDescription('"Nirgendweg" ist nicht gültig.')
  await watch.checkAccessibility()

  await street.fill('Haupstr')
  await portal.fault('change address', 'serverError')
  await save(page).click()
  await expect(form.getByText('Das Speichern hat nicht geklappt')).toBeVisible()
  await portal.fault('change address', null)
  await page.reload()
  await expect(street).toHaveValue('Haupstr')
  await expect(form).toContainText(profile.restoredTitle)
  await save(page).click()
  await expect(page.getByRole('heading', { name: suggestionTexts.title })).toBeFocused()
  await expect(form).toContainText('Hier können wir nur Adressen annehmen, die unser Adressdienst kennt.')
  await expect(form.getByRole('button', { name: 'Diese Adresse verwenden' })).toHaveCount(0)
  await watch.checkAccessibility()
  await form.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse ändern' })).toBeFocused()
  await expect(street).toHaveValue('Haupstr')

  const other = await page.context().newPage()
  await other.goto(kontodaten)
  await expect(address(other).getByLabel('Straße')).toHaveValue('Haupstr')
  await address(other).getByLabel('Straße').fill('Marktplatz')
  await address(other).getByLabel('Hausnummer').fill('9')
  await save(other).click()
  await expect(address(other)).toContainText('Marktplatz 9')

  await page.bringToFront()
  const conflict = form.getByText('Diese Angaben wurden inzwischen geändert')
  await expect(conflict).toBeVisible()
  await expect(form).toContainText(profile.conflict('Straße', 'Marktplatz', 'Haupstr'))
  await expect(form).toContainText(profile.conflict('Hausnummer', '9', '7'))
  await expect(form.getByLabel('Hausnummer')).toHaveValue('7')
  await watch.checkAccessibility()
  await save(page).click()
  await expect(form.locator(':focus')).toContainText('Diese Angaben wurden inzwischen geändert')
  await form.getByRole('button', { name: 'Meine Eingabe behalten' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(save(page)).toBeFocused()
  await save(page).click()
  await form.getByRole('button', { name: 'Adressvorschlag übernehmen' }).click()
  await expect(form.locator(':focus')).toContainText('Gespeichert')
  await expect(form).toContainText('Hauptstraße 7')
  await expect(address(other)).toContainText('Hauptstraße 7')
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()
  await logInAt(page, kontodaten)
  await expect(form).toContainText('Hauptstraße 7')
})
