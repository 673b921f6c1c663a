import { t as passwords } from '@portal/mfe-auth/messages/passwords'
import { passwordChanged } from '@portal/shared-contracts/password/password-changed'
import * as paths from '@portal/shared-contracts/paths'
import { errorTexts } from '@portal/shared-contracts/errors/error-messages'
import { newsletterConfirmation } from '@portal/mfe-auth/messages/opt-in'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import { deleteCookies } from '../portal/cookies.ts'
import { mailLink } from '../portal/mails.ts'
import { expectRulesOfNewPassword } from '../portal/new-password.ts'
import { expect, greeting, logIn, logInAt, loginTitle, member, openAsMember, test } from '../portal/test.ts'

const newPassword = 'Neues7Glück'

// Rule: promises-6
// Rule: getting-in-59
test('a forgotten password is reset by the link of the e-mail, once', async ({ page, portal, watch }) => {
  await page.goto('/')
  const loginName = page.getByLabel('Benutzername (E-Mail)')
  await loginName.fill('mitglied')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue('mitglied')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(member.loginName)
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Anmeldung' }).click()
  await expect(loginName).toHaveValue(member.loginName)
  await expect(loginName).toBeFocused()
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText(passwords.requestedTitle)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Link ist unterwegs' })).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Andere E-Mail-Adresse angeben' }).click()
  const email = page.getByRole('combobox', { name: 'E-Mail-Adresse' })
  await expect(email).toBeFocused()
  await expect(email).toHaveValue(member.loginName)

  const link = await mailLink(portal, member.loginName)
  await page.goto(link)
  await expectRulesOfNewPassword(page)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword)
  await page.getByLabel('Neues Passwort wiederholen').fill(newPassword)
  await expect(page.getByText('(erfüllt)')).toHaveCount(2)
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Jetzt anmelden' }).click()
  await logIn(page, { loginName: member.loginName, password: newPassword })
  await expect(greeting(page)).toBeVisible()

  await page.goto(link)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword)
  await page.getByLabel('Neues Passwort wiederholen').fill(newPassword)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Dieser Link ist unvollständig oder nicht mehr gültig.',
  )
})

// Rule: errors-39
test('a reset link without its parameters leads to a new one', async ({ page, watch }) => {
  await page.goto('/konto/passwort/zuruecksetzen?ObjectID=x')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Dieser Link ist unvollständig oder nicht mehr gültig.',
  )
  await watch.checkAccessibility()
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible()
})

// Rule: account-41
test('a member changes the password from Kontodaten; errors stand at their fields', async ({ page, watch }) => {
  await logInAt(page, '/konto/kontodaten')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Passwort ändern' })).toBeFocused()
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(member.loginName)
  await watch.checkAccessibility()
  await page.getByLabel('Bisheriges Passwort').fill('falsch')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('')
  const old = page.getByLabel('Bisheriges Passwort')
  const fresh = page.getByLabel('Neues Passwort', { exact: true })
  const again = page.getByLabel('Neues Passwort wiederholen')
  const save = page.getByRole('button', { name: 'Passwort speichern' })

  await save.click()
  await expect(old).toHaveAccessibleDescription(/Das Feld Bisheriges Passwort darf nicht leer sein\./)
  await expect(fresh).toHaveAccessibleDescription(/Das Feld Neues Passwort darf nicht leer sein\./)
  await old.fill('falsch')
  await fresh.fill('kurz')
  await again.fill('kurz!')
  await save.click()
  await expect(again).toHaveAccessibleDescription(/Das neue Passwort und seine Wiederholung sind nicht gleich\./)
  await again.fill('kurz')
  await save.click()
  await expect(old).toHaveAccessibleDescription(errorTexts.credentialError)
  await expect(fresh).toHaveAccessibleDescription(/Das Passwort braucht mindestens 6 Zeichen\./)
  await watch.checkAccessibility()
  await old.fill(member.password)
  await save.click()
  await expect(fresh).toHaveAccessibleDescription(/Das Passwort braucht mindestens 6 Zeichen\./)
  await expect(old).toHaveValue(member.password)
  await fresh.fill(newPassword)
  await again.fill(newPassword)
  await expect(page.getByText('(erfüllt)')).toHaveCount(2)
  await save.click()
  await expect(page.locator(':focus')).toContainText(passwordChanged.title)
  await expect(fresh).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeVisible()
  await watch.checkAccessibility()
})

for (const address of [paths.changePassword, paths.wellKnownChangePassword]) {
  // Rule: public-pages-100
  test(`a visitor who opens ${address} logs in and then changes the password`, async ({ page }) => {
    await page.goto(address)
    await expect(loginTitle(page)).toBeVisible()
    await logIn(page)
    await expect(page.getByLabel('Bisheriges Passwort')).toBeVisible()
    await expect(page).toHaveURL(paths.changePassword)
  })
}

// Rule: public-pages-100
test('a password manager leads a member to the page for changing the password', async ({ page }) => {
  await openAsMember(page)
  await page.goto(paths.wellKnownChangePassword)
  await expect(page.getByLabel('Bisheriges Passwort')).toBeVisible()
  await expect(page).toHaveURL(paths.changePassword)
  await expectRulesOfNewPassword(page)
})

test('the newsletter link confirms the subscription, and home no longer promotes it', async ({
  page,
  portal,
  watch,
}) => {
  await openAsMember(page)
  await page.goto('/konto/kontodaten')
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByText('Fast geschafft!')).toBeVisible()
  const link = await mailLink(portal, member.loginName)
  expect(link).toContain('/newsletter/bestaetigen?')
  await page.goto(link)
  await expect(page.getByText(newsletterConfirmation.member.done[0]!)).toBeVisible()
  await watch.checkAccessibility()
  await page.goto('/konto/kontodaten')
  await expect(page.getByText(accountTexts.newsletter.subscribed)).toBeVisible()

  // Without a login and a second time, as a mail program opens it.
  await page.evaluate(() => localStorage.clear())
  await deleteCookies(page)
  await page.goto(link)
  await expect(page.getByText(newsletterConfirmation.member.done[0]!)).toBeVisible()
})

for (const search of ['', '?Alias=newsletter&EMail=a@example.org&ObjectID=x&SecurityCode=y']) {
  test(`a newsletter link with "${search}" says that it is not valid`, async ({ page, watch }) => {
    await page.goto(`/newsletter/bestaetigen${search}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Dieser Link ist unvollständig oder nicht mehr gültig.',
    )
    await watch.checkAccessibility()
    await page.getByRole('main').getByRole('link', { name: 'Zum Newsletter' }).click()
    await expect(page).toHaveURL(/\/newsletter$/)
  })
}

test('a newsletter link that is not valid leads a member to the account data', async ({ page }) => {
  await openAsMember(page)
  await page.goto('/newsletter/bestaetigen')
  await page.getByRole('main').getByRole('link', { name: 'Zu meinen Kontodaten' }).click()
  await expect(page).toHaveURL(/\/konto\/kontodaten#newsletter$/)
})
