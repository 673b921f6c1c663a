import { t as registration } from '@portal/mfe-auth/messages/registration'
import { t as passwords } from '@portal/mfe-auth/messages/passwords'
import { t as layout } from '@portal/shell/messages/layout'
import { t as notices } from '@portal/shell/messages/session-notices'
import {
  expectFocus,
  expectTop,
  followAndReturn,
  pressOn,
  scrollPosition,
  tabTo,
  typeInto,
} from '../portal/keyboard.ts'
import { mailLink } from '../portal/mails.ts'
import { createAccount, emailField, expectStep, passwordField, section } from '../portal/registration.ts'
import { expect, greeting, logInAt, loginHeading, member, test } from '../portal/test.ts'

/*
 * Journeys by keyboard alone: after every step the focused element is in view with nothing over it, a page that was
 * opened is at its top, and after Back a page is where it was.
 */

// Rules: getting-in-1, promises-23
test('by keyboard: login, home and logout', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocus(page, page.getByRole('link', { name: 'Zum Inhalt springen' }))
  await typeInto(page, page.getByLabel('Benutzername (E-Mail)'), member.loginName)
  await typeInto(page, page.getByLabel('Passwort', { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await expectTop(page, /Herzlich willkommen/)

  const main = page.getByRole('main')
  await followAndReturn(page, main.getByRole('link', { name: 'Transaktionen', exact: true }), 'Transaktionen')
  const toRewards = main.getByRole('link', { name: 'Alle Prämien ansehen' })
  await followAndReturn(page, toRewards, 'Prämien', { reload: true })
  await followAndReturn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }), 'Impressum')

  const menu = page.getByRole('banner').locator('summary:visible')
  await pressOn(page, menu)
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Meine Karten' }))
  await page.keyboard.press('Escape')
  await expectFocus(page, menu)
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: 'Abmelden' }))
  await expect(loginHeading(page)).toBeVisible()
  await expectFocus(page, page.getByRole('heading', { level: 1 }))
  expect(await scrollPosition(page)).toBe(0)
})

test('by keyboard: registration from end to end', async ({ page, portal }) => {
  const email = 'neu@gmx.de'
  await page.goto('/')
  await expect(emailField(page)).toBeVisible()
  await typeInto(page, emailField(page), 'neu@gm')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expectStep(page, registration.formTitle)

  const form = section(page)
  await typeInto(page, passwordField(page), 'kurz')
  await pressOn(page, createAccount(page))
  await expectFocus(page, form.getByRole('alert'))
  await typeInto(page, passwordField(page), member.password)
  await typeInto(page, form.getByLabel('Passwort wiederholen'), member.password)
  await tabTo(page, form.getByLabel('Anrede'))
  await page.keyboard.type('Frau')
  await typeInto(page, form.getByLabel('Vorname'), 'Marlene')
  await typeInto(page, form.getByLabel('Nachname'), 'Abel')
  for (const consent of [/Ich stimme den/, /mindestens 18 Jahre/]) {
    await pressOn(page, form.getByRole('checkbox', { name: consent }), 'Space')
  }
  await pressOn(page, createAccount(page))
  await expectStep(page, 'Nur noch ein Schritt!')
  await expectFocus(page, page.getByRole('heading', { name: 'Nur noch ein Schritt!' }))

  await page.goto(await mailLink(portal, email))
  await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(email)
  await typeInto(page, page.getByLabel('Passwort', { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await expectTop(page, /Herzlich willkommen/)
})

test('by keyboard: password reset', async ({ page, portal }) => {
  await page.goto('/')
  const forgotten = page.getByRole('link', { name: 'Passwort vergessen?' })
  await followAndReturn(page, forgotten, 'Passwort vergessen')
  await page.keyboard.press('Enter')
  await expectTop(page, 'Passwort vergessen')
  await typeInto(page, page.locator('main input[inputmode=email]'), member.loginName)
  await page.keyboard.press('Enter')
  await expect(page.getByText(passwords.requestedTitle)).toBeVisible()
  await expectFocus(page, page.locator(':focus', { hasText: passwords.requestedTitle }))

  await page.goto(await mailLink(portal, member.loginName))
  const again = page.getByLabel('Neues Passwort wiederholen')
  await typeInto(page, page.getByLabel('Neues Passwort', { exact: true }), 'Neues7Glück')
  await typeInto(page, again, 'Neues7Glueck')
  await page.keyboard.press('Enter')
  await expectFocus(page, page.getByRole('main').getByRole('alert'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page, again)
  await typeInto(page, again, 'Neues7Glück')
  await page.keyboard.press('Enter')
  await expectFocus(page, page.locator(':focus', { hasText: passwords.resetDoneTitle }))
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Jetzt anmelden' }))
  await expectFocus(page, page.getByLabel('Benutzername (E-Mail)'))
})

test('by keyboard: idle logout and return', async ({ page }) => {
  await page.clock.install()
  await logInAt(page, '/konto/kontodaten')
  await expectTop(page, 'Kontodaten')
  await pressOn(page, page.getByRole('button', { name: 'Adresse ändern' }))
  await typeInto(page, page.getByLabel('Straße'), 'Seeweg')
  await page.clock.fastForward('01:00:00')
  await expectTop(page, layout.loginTitle)
  const reason = page.getByRole('main').getByText(notices.idleTitle)
  await expect(reason).toBeVisible()
  await typeInto(page, page.getByLabel('Benutzername (E-Mail)'), member.loginName)
  await typeInto(page, page.getByLabel('Passwort', { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await expectTop(page, 'Kontodaten')
  await expect(reason).toBeHidden()
  await tabTo(page, page.getByLabel('Straße'))
  await expect(page.getByLabel('Straße')).toHaveValue('Seeweg')
})

test('by keyboard: FAQ, menu and footer', async ({ page }) => {
  await page.goto('/faq')
  const question = page.locator('details', { hasText: 'Wie beende ich meine Mitgliedschaft?' })
  const toAccountData = question.getByRole('link', { name: 'Kontodaten' })
  await pressOn(page, question.locator('summary'))
  await expectFocus(page, question.locator('summary'))
  await followAndReturn(page, toAccountData, layout.loginTitle)

  const menu = page.getByRole('banner').locator('summary:visible')
  await pressOn(page, menu)
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Kontakt' }))
  await expectTop(page, 'Kontakt')
  await followAndReturn(page, page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }), /AGB|Geschäfts/)
  await pressOn(page, page.getByRole('link', { name: 'Zum Inhalt springen' }))
  await expectFocus(page, page.getByRole('main'))
  await expect(greeting(page)).toBeHidden()
})
