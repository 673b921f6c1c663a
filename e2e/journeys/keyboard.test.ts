import type { Page } from 'playwright/test'
import { submitOrder, thanks } from '../portal/redeem.ts'
import { expect, greeting, member, orders, test } from '../portal/test.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'radio', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${String(name)} cannot be reached by Tab`)
}

test('a member logs in and redeems a reward with the keyboard alone', async ({ page, portal }) => {
  await page.goto('/')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()

  await tabTo(page, 'textbox', 'Benutzername (E-Mail)')
  await page.keyboard.type(member.loginName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()

  await tabTo(page, 'link', /^Prämien$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
  await tabTo(page, 'link', 'Hauskaffee No. 7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Weiter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
  await tabTo(page, 'button', 'Weiter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeFocused()
  await tabTo(page, 'button', /^Jetzt für/)
  await expect(submitOrder(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})
