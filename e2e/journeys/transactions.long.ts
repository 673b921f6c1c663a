import { expect, logInAt, test } from '../portal/test.ts'

test('five thousand bookings are in the document, and the keyboard opens the last month', async ({ page }) => {
  await logInAt(page, '/konto/transaktionen', 'stammgast@delikaterie.example')
  await expect(page.getByText('5.000 Buchungen')).toBeVisible()
  const last = page.locator('main details').last()
  const texts = last.locator('p')
  await expect(texts).toHaveText(/Punkte \d\d\./)
  const lines = ((await texts.textContent()) ?? '').split('\n')
  await last.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(last.getByRole('listitem')).toHaveCount(lines.length)
  await expect(last.getByRole('listitem').last()).toBeVisible()
})
