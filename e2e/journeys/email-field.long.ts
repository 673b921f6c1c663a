import type { Locator, Page } from 'playwright/test'
import { waitForBody } from '../portal/sent-body.ts'
import { expect, test } from '../portal/test.ts'

const loginName = (page: Page): Locator => page.getByLabel('Benutzername (E-Mail)')
const suggestion = (page: Page, email: string): Locator => page.getByRole('option', { name: email, exact: true })

/** Where e-mail addresses are typed: the page and the label of the field. */
const fields = [
  ['/', /^Benutzername \(E-Mail\)$/],
  ['/', /^E-Mail-Adresse/],
  ['/konto/passwort/vergessen', /^E-Mail-Adresse/],
  ['/konto/kontodaten', /^Benutzername \(E-Mail\)$/],
] as const

for (const [path, label] of fields) {
  // Rule: getting-in-36
  test(`a chosen suggestion replaces the domain at ${path}, ${label.source}`, async ({ page, watch }) => {
    await page.goto(path)
    const field = page.getByLabel(label)
    await field.pressSequentially('anna')
    await expect(page.getByRole('option')).toHaveCount(0)
    await field.pressSequentially('@')
    await expect(page.getByRole('option')).toHaveCount(10)
    await watch.checkAccessibility()
    await field.pressSequentially('gm')
    await expect(page.getByRole('option')).toHaveText(['anna@gmail.com', 'anna@gmx.de'])
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(field).toHaveValue('anna@gmx.de')
    await expect(field).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(0)
  })
}

test('an address is sent in one spelling and stays as it was typed', async ({ page }) => {
  for (const [path, label] of [fields[0], fields[2]]) {
    await page.goto(path)
    const field = page.getByLabel(label)
    await field.focus()
    const typed = 'anna\u200b@ma\u00adßwerk.de '
    await page.keyboard.insertText(typed)
    const sent = await waitForBody(page, 'POST', 'user')
    if (path === '/') await page.getByLabel('Passwort', { exact: true }).fill('falsch')
    await field.press('Enter')
    expect(await sent()).toContain('"anna@xn--mawerk-cta.de"')
    await expect(field).toHaveValue(typed)
  }
})

test('a suggestion is chosen with the pointer', async ({ page }) => {
  await page.goto('/')
  await loginName(page).fill('anna@web')
  await suggestion(page, 'anna@web.de').click()
  await expect(loginName(page)).toHaveValue('anna@web.de')
  await expect(loginName(page)).toBeFocused()
})

// Rule: getting-in-37
test('suggestions close after the field has lost the focus', async ({ page }) => {
  await page.goto('/')
  await loginName(page).fill('anna@')
  await expect(suggestion(page, 'anna@web.de')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).focus()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(loginName(page)).toHaveValue('anna@')
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
})

test('suggestions close after a pointer was pressed on them and released elsewhere', async ({ page }) => {
  await page.goto('/')
  await loginName(page).fill('anna@')
  await suggestion(page, 'anna@web.de').hover()
  await page.mouse.down()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.up()
  await page.getByLabel('Passwort', { exact: true }).focus()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(loginName(page)).toHaveValue('anna@')
})

// Rule: getting-in-38
test('suggestions keep input, cursor and focus', async ({ page }) => {
  await page.goto('/')
  await loginName(page).pressSequentially('anna@g')
  await expect(page.getByRole('option')).toHaveText(['anna@gmail.com', 'anna@gmx.de'])
  // The cursor stands after 'an'.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('xy')
  await expect(loginName(page)).toHaveValue('anxyna@g')
  await expect(page.getByRole('option')).toHaveText(['anxyna@gmail.com', 'anxyna@gmx.de'])
  await expect(loginName(page)).toBeFocused()
})
