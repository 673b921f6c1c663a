import { rewards } from '@portal/shared-contracts/paths'
import type { CDPSession, Locator, Page } from 'playwright/test'
import { enrolTablet, kioskTitles, expectKioskStep } from '../portal/kiosk.ts'
import { expect, logIn, logInAt, test } from '../portal/test.ts'

/** Lets a keyboard compose texts, each in place of the one before, as one that proposes words does. */
async function compose(devtools: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const end = text.length
    await devtools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
}

const devtoolsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

const caretOf = (field: Locator): Promise<number | null> =>
  field.evaluate((input: HTMLInputElement) => input.selectionStart)

// Rule: formats-57
test('a card number stays as it is typed while a keyboard composes, and is grouped afterwards', async ({ page }) => {
  await logInAt(page, '/konto/karten')
  const devtools = await devtoolsOf(page)
  const number = page.getByLabel('Kartennummer', { exact: true })
  await number.focus()
  await compose(devtools, '1', '12', '123', '1234', '12345')
  await expect(number).toHaveValue('12345')
  await devtools.send('Input.insertText', { text: '123456789' })
  await expect(number).toHaveValue('1234 5678 9')

  // Within the number, the caret stays behind what was composed.
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  await compose(devtools, '0', '00')
  await expect(number).toHaveValue('120034 5678 9')
  await devtools.send('Input.insertText', { text: '000' })
  await expect(number).toHaveValue('1200 0345 6789')
  expect(await caretOf(number)).toBe(6)
  await page.keyboard.type('1')
  await expect(number).toHaveValue('1200 0134 5678 9')
  expect(await caretOf(number)).toBe(7)
})

// Rule: formats-57
test('a keyboard that composes behind a rejected number of the kiosk starts the next one', async ({ page, watch }) => {
  watch.allowErrors(/404/)
  await enrolTablet(page)
  const devtools = await devtoolsOf(page)
  const number = page.getByLabel('Kartennummer')
  await number.fill('9876543210987654321')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/gibt es nicht/)
  await number.press('End')
  await compose(devtools, '1', '12', '12345')
  await expect(number).toHaveValue('9876 5432 1098 7654 32112345')
  await devtools.send('Input.insertText', { text: '12345' })
  await expect(number).toHaveValue('1234 5')
  await expectKioskStep(page, kioskTitles.card)
})

// Rules: formats-10, formats-57
test('an e-mail address with suggestions, and a search, keep what a keyboard composes', async ({ page }) => {
  await page.goto(rewards)
  const devtools = await devtoolsOf(page)
  const email = page.getByLabel('Benutzername (E-Mail)')
  await email.focus()
  await compose(devtools, ' ', '  ')
  await expect(email).toHaveValue('  ')
  await devtools.send('Input.insertText', { text: '  ' })
  await expect(email).toHaveValue('')
  await compose(devtools, 'anna', 'anna@', 'anna@gm')
  await expect(page.getByRole('option')).toHaveText(['anna@gmail.com', 'anna@gmx.de'])
  await devtools.send('Input.insertText', { text: 'anna@gmx' })
  await expect(email).toHaveValue('anna@gmx')

  // A suggestion that is chosen ends the composition.
  await email.fill('')
  await compose(devtools, 'anna', 'anna@', 'anna@gm')
  await page.getByRole('option', { name: 'anna@gmail.com' }).click()
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(email).toBeFocused()
  await page.keyboard.type('x')
  await expect(email).toHaveValue('anna@gmail.comx')

  await logIn(page)
  await page.getByRole('button', { name: 'Suche' }).first().click()
  const search = page.getByRole('searchbox')
  await search.focus()
  // The list changes while its member types.
  await compose(devtools, 'h', 'ho', 'hon', 'honi')
  await expect(search).toHaveValue('honi')
  await expect(page).toHaveURL(/suche=honi/)
  await devtools.send('Input.insertText', { text: 'Honig' })
  await expect(search).toHaveValue('Honig')
  await expect(page).toHaveURL(/suche=Honig/)
})
