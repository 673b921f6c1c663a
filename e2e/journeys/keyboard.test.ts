import type { Locator } from 'playwright/test'
import { tabTo } from '../portal/keyboard.ts'
import { mailLink } from '../portal/mails.ts'
import { submitOrder, thanks, toSteps } from '../portal/redeem.ts'
import { createAccount, emailField, expectStep, passwordField, section } from '../portal/registration.ts'
import { expect, greeting, member, orders, test } from '../portal/test.ts'

test('a member logs in and redeems a reward with the keyboard alone', async ({ page, portal }) => {
  await page.goto('/')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()

  await tabTo(page, page.getByLabel('Benutzername (E-Mail)'))
  await page.keyboard.type(member.loginName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: /^Prämien$/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Hauskaffee No. 7' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hauskaffee No. 7' })).toBeFocused()
  await tabTo(page, toSteps(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeFocused()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Weiter' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Weiter' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^Jetzt für/ }).first())
  await expect(submitOrder(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('a visitor registers and logs in with the keyboard alone', async ({ page, portal }) => {
  const email = 'neu@gmx.de'
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  await page.goto('/')
  await expect(emailField(page)).toBeVisible()
  await type(emailField(page), 'neu@gm')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expectStep(page, 'Ihre Angaben')

  const form = section(page)
  await type(passwordField(page), member.password)
  await type(form.getByLabel('Passwort wiederholen'), member.password)
  await type(form.getByLabel('Anrede'), 'Frau')
  await type(form.getByLabel('Vorname'), 'Marlene')
  await type(form.getByLabel('Nachname'), 'Abel')
  for (const consent of [/Ich stimme den/, /mindestens 18 Jahre/]) {
    await tabTo(page, form.getByRole('checkbox', { name: consent }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, createAccount(page))
  await page.keyboard.press('Enter')
  await expectStep(page, 'Nur noch ein Schritt!')

  await page.goto(await mailLink(portal, email))
  await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(email)
  await type(page.getByLabel('Passwort', { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()
})
