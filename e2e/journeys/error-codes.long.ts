import { brand } from '@portal/shared-contracts/brand/brand'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as login } from '@portal/mfe-auth/messages/login'
import type { Page } from 'playwright/test'
import { checkEmail, createAccount, emailField, fillForm, passwordField, section } from '../portal/registration.ts'
import { expect, logIn, logInAt, loginForm, member, test } from '../portal/test.ts'

const support = brand.contact.email

/** Accounts that cannot log in or register, with the code and its sentence. */
const refused = [
  ['accountInactive', 'inaktiv', /^Ihr Konto ist noch nicht freigeschaltet\./],
  ['accountLocked', 'gesperrt', new RegExp(`^Dieses Konto ist gesperrt\\..* ${support}\\.$`)],
  ['accountTerminated', 'beendet', new RegExp(`^Dieses Konto wurde gelöscht\\..* ${support}\\.$`)],
  ['loginNotAllowed', 'verwehrt', new RegExp(`^Die Anmeldung ist mit diesem Konto nicht möglich\\..* ${support}\\.$`)],
  ['accountIsCompany', 'firma', /Firmen können nicht teilnehmen; bitte nutzen Sie eine private E-Mail-Adresse\.$/],
  ['webshopAccountInactive', 'shop-inaktiv', /^Ihr Online-Shop-Konto ist noch nicht bestätigt\./],
  ['webshopAccountLocked', 'shop-gesperrt', new RegExp(`^Ihr Online-Shop-Konto ist gesperrt\\..* ${support}\\.$`)],
] as const
const address = demoEmail

const logins: readonly (readonly [string, string, string, RegExp])[] = [
  ...refused.map(([code, name, text]) => [code, address(name), member.password, text] as const),
  ['credentialError', member.loginName, 'falsch', /^Diese Zugangsdaten stimmen nicht\./],
  ['loginNameNotExists', 'niemand@example.org', 'falsch', /noch kein Konto.*erstellen Sie ein Konto\.$/],
  ['emailSyntaxError', 'kein-at-zeichen', 'falsch', /^Bitte geben Sie eine gültige E-Mail-Adresse ein/],
]
/** What is typed into the login with an empty field, and the sentence at that field. */
const emptyFields = [
  {
    field: 'Benutzername (E-Mail)',
    loginName: '',
    password: 'falsch',
    text: /Bitte geben Sie Ihre E-Mail-Adresse an\./,
  },
  { field: 'Passwort', loginName: member.loginName, password: '', text: /Das Feld Passwort darf nicht leer sein\./ },
]

// Rules: errors-7, errors-9, errors-18, errors-21, errors-23, errors-31, errors-32, getting-in-4
test('the login shows the sentence of each code, and only the first', async ({ page, watch }) => {
  await page.goto('/')
  for (const [code, loginName, password, text] of logins) {
    await logIn(page, { loginName, password })
    const alert = loginForm(page).getByRole('alert')
    await expect(alert, code).toHaveText(text)
    await expect(alert, code).toHaveCount(1)
    await expect(page.getByLabel('Benutzername (E-Mail)'), code).toHaveValue(loginName)
  }
  for (const { field, loginName, password, text } of emptyFields) {
    await logIn(page, { loginName, password })
    await expect(loginForm(page).getByLabel(field, { exact: true })).toBeFocused()
    await expect(loginForm(page).getByLabel(field, { exact: true })).toHaveAccessibleDescription(text)
    await expect(loginForm(page).getByText(text)).toHaveCount(1)
  }
  await watch.checkAccessibility()
})

// Rules: errors-19, promises-5
test('an account that is not confirmed gets its registration e-mail again', async ({ page, portal }) => {
  await logInAt(page, '/', address('inaktiv'))
  await page.getByRole('button', { name: 'Registrierungsmail erneut senden' }).click()
  await expect(loginForm(page)).toContainText(login.resentTitle)
  expect(await portal.sandbox(`/outbox.json?to=${address('inaktiv')}`)).toHaveLength(1)

  await checkEmail(page, address('inaktiv'))
  await section(page).getByRole('button', { name: 'Registrierungsmail erneut senden' }).click()
  await expect(page.getByRole('heading', { name: 'Nur noch ein Schritt!' })).toBeFocused()
  expect(await portal.sandbox(`/outbox.json?to=${address('inaktiv')}`)).toHaveLength(2)
})

// Rules: errors-8, errors-10, errors-33, errors-34, getting-in-55
test('the e-mail field of the registration shows the sentence of each code', async ({ page, watch }) => {
  await page.goto('/#registrieren')
  const checks = [
    ...refused.map(([code, name, text]) => [code, address(name), text] as const),
    ['accountExists', member.loginName, /schon ein Konto\. Bitte melden Sie sich an\./],
    ['emailSyntaxError', 'kein-at-zeichen', /gültige E-Mail-Adresse/],
    ['loginNameUndefined', '', /Bitte geben Sie Ihre E-Mail-Adresse an\./],
  ] as const
  for (const [code, email, text] of checks) {
    await emailField(page).fill(email)
    await section(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
    const source = text.source.replace(/^\^|\$$/g, '')
    await expect(emailField(page), code).toHaveAccessibleDescription(new RegExp(source))
    const toLogin = section(page).getByRole('button', { name: 'Zur Anmeldung mit dieser Adresse' })
    if (code !== 'accountExists') await expect(toLogin).toBeHidden()
    else {
      await toLogin.click()
      await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(email)
      await expect(loginForm(page).getByLabel('Passwort', { exact: true })).toBeFocused()
    }
  }
  await watch.checkAccessibility()
})

// Rules: errors-5, errors-11, errors-12, errors-13, errors-14, promises-22
test('the form of the registration shows the sentence of each code at its field', async ({ page, watch }) => {
  await checkEmail(page, 'neu@example.org')
  for (const [code, typed, text] of [
    ['passwordToShort', 'kurz', /Das Passwort braucht mindestens 6 Zeichen\./],
    ['passwordComplexity', 'lauterkleine', /mindestens zwei Arten: Großbuchstaben/],
  ] as const) {
    await fillForm(page, { password: typed })
    await createAccount(page).click()
    await expect(passwordField(page), code).toHaveAccessibleDescription(text)
  }
  await fillForm(page, { repeat: 'anders' })
  await expect(section(page).getByLabel('Passwort wiederholen')).toHaveAccessibleDescription(
    /Die angegebenen Passwörter sind nicht gleich\./,
  )
  await fillForm(page, { firstName: '' })
  await section(page).getByLabel('Vorname').press('Enter')
  await expect(section(page).getByLabel('Vorname')).toHaveAccessibleDescription(
    /Das Feld Vorname darf nicht leer sein\./,
  )
  await watch.checkAccessibility()
})

/** Fills one field, submits and expects the sentence at the field. */
async function expectAtField(page: Page, label: string, button: string, typed: string, text: RegExp): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(typed)
  await page.getByRole('button', { name: button }).click()
  await expect(field, typed).toHaveAccessibleDescription(text)
}

// Rules: errors-29, errors-30, errors-36, errors-37
test('the card number shows the sentence of each code', async ({ page }) => {
  await logInAt(page, '/konto/karten')
  for (const [typed, text] of [
    ['', /Das Feld Kartennummer darf nicht leer sein\./],
    ['1234', /Die eingegebene Kartennummer ist zu kurz\./],
    ['12345678901234501012', /Diese Kartennummer ist nicht gültig: Eine Kartennummer hat 19 Ziffern\./],
    ['1234567890123450010', /Diese Karte ist schon mit einem Konto verknüpft\./],
    [
      '9876543210987654321',
      /Diese Kartennummer gibt es nicht\. Bitte prüfen Sie die Ziffern, oder fragen Sie unser Team im Laden\./,
    ],
  ] as const) {
    await expectAtField(page, 'Kartennummer', 'Karte verknüpfen', typed, text)
  }
})

// Rules: errors-16, errors-17, errors-20
test('an address shows the sentence of each code with the typed value', async ({ page }) => {
  await logInAt(page, '/konto/karten')
  await page.getByRole('button', { name: 'An eine andere Adresse senden' }).click()
  for (const [typed, text] of [
    ['', /Das Feld Straße darf nicht leer sein\./],
    ['Packstation 112', /An eine Packstation oder Postfiliale können wir leider nicht liefern\./],
    ['Postfach 12', /An ein Postfach können wir leider nicht liefern\./],
    ['Nirgendweg', /"Nirgendweg" ist nicht gültig\./],
  ] as const) {
    await expectAtField(page, 'Straße', 'Karte bestellen', typed, text)
  }
})
