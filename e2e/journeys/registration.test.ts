import { brand } from '@portal/shared-contracts/brand/brand'
import { inCompound } from '@portal/shared-contracts/brand/noun'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as registration } from '@portal/mfe-auth/messages/registration'
import { activation } from '@portal/mfe-auth/messages/opt-in'
import { t as shopLanding } from '@portal/mfe-auth/messages/shop-landing'
import type { Request } from 'playwright/test'
import { mailLink } from '../portal/mails.ts'
import { expectRulesOfNewPassword } from '../portal/new-password.ts'
import {
  checkEmail,
  createAccount,
  emailField,
  expectStep,
  fillForm,
  passwordField,
  section,
} from '../portal/registration.ts'
import { waitForBody } from '../portal/sent-body.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'

/** New for each journey: three e-mails in an hour go to one address (rule limits-8). */
let email = ''
let addresses = 0
test.beforeEach(() => void (email = `neu${++addresses}@example.org`))
const isRegistration = (request: Request): boolean =>
  request.method() === 'PUT' && request.url().endsWith('shop%2Fuser')

// Rule: getting-in-58
test('three lines before the consents say what is stored, why and who has it, and lead to the privacy page', async ({
  page,
}) => {
  await checkEmail(page, email)
  await expectStep(page, registration.formTitle)
  const form = section(page).locator('form', { hasText: 'Einwilligungen' })
  const lines = form.getByRole('listitem')
  await expect(lines.filter({ hasText: /^(Wir speichern|Wir brauchen|Verantwortlich ist)/ })).toHaveCount(3)
  const link = lines.getByRole('link', { name: /^Datenschutzhinweise/ })
  await expect(link).toHaveAttribute('href', '/datenschutz')
  await expect(link).toHaveAttribute('target', '_blank')
  const text = await form.innerText()
  expect(text.indexOf('Verantwortlich ist')).toBeLessThan(text.indexOf('Einwilligungen'))
})

// Rule: getting-in-19
// Rule: getting-in-59
test('a visitor registers, opens the link of the e-mail and logs in', async ({ page, portal, watch }) => {
  await checkEmail(page, email)
  await expectStep(page, registration.formTitle)
  await expectRulesOfNewPassword(page)
  await watch.checkAccessibility()
  await fillForm(page)
  await createAccount(page).click()
  await expectStep(page, 'Nur noch ein Schritt!')
  await expect(section(page)).toContainText(registration.confirm(email))
  await watch.checkAccessibility()

  const link = await mailLink(portal, email)
  await page.goto(link)
  await expect(page.getByText(activation.done[0]!)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Konto freigeschaltet' })).toBeVisible()
  await expect(page).toHaveTitle(/^Konto freigeschaltet/)
  await watch.checkAccessibility()
  await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(email)
  await logIn(page, { loginName: email })
  await expect(greeting(page)).toBeVisible()

  // A mail program may open the link before its reader does.
  await page.goto(link)
  await expect(page.getByText(activation.done[0]!)).toBeVisible()
})

for (const [title, search] of [
  ['without its parameters', ''],
  ['cut off', '?Alias=register&EMail=neu@example.org'],
  ['with a wrong code', '?Alias=register&EMail=neu@example.org&ObjectID=x&SecurityCode=y'],
] as const) {
  test(`an activation link ${title} says that it is not valid`, async ({ page, watch }) => {
    await page.goto(`/konto/freischalten${search}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Dieser Link ist unvollständig oder nicht mehr gültig.',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
    await watch.checkAccessibility()
  })
}

// Rule: getting-in-9
test('an online-shop account logs in with its password and joins the programme', async ({ page, watch }) => {
  const shopEmail = demoEmail('onlineshop')
  await checkEmail(page, shopEmail)
  await expectStep(page, `${shopEmail} ist mit einem ${inCompound(brand.shop.name)}-Onlineshop-Konto verknüpft`)
  await watch.checkAccessibility()
  await section(page).getByLabel('Passwort', { exact: true }).fill('Genuss2026!')
  await section(page).getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/\/landing\/shop$/)
  await page.getByRole('button', { name: 'Jetzt beitreten' }).click()
  await expect(greeting(page)).toBeVisible()
})

// Rule: getting-in-48
test('the page for joining asks a visitor to log in, and tells a member that the account takes part', async ({
  page,
  watch,
}) => {
  await page.goto('/landing/shop')
  await expect(page.getByText(shopLanding.loginLead)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neues Konto erstellen' })).toHaveAttribute('href', '/#registrieren')
  await watch.checkAccessibility()
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: shopLanding.memberPageTitle })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: shopLanding.memberTitle })).toBeVisible()
  await watch.checkAccessibility()
})

// Rule: getting-in-17
test('an address checked before cannot be checked again until it changes, refused or not', async ({ page }) => {
  const change = section(page).getByRole('button', { name: 'ändern' })
  await checkEmail(page, email)
  await expectStep(page, registration.formTitle)
  await fillForm(page)
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await emailField(page).fill(demoEmail('mitglied'))
  await expect(change).not.toHaveAttribute('aria-disabled')
  await change.click()
  await expect(emailField(page)).toHaveAccessibleDescription(/gibt es schon ein Konto/)
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await emailField(page).fill(email)
  await expect(change).not.toHaveAttribute('aria-disabled')
  await change.click()
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expect(section(page).getByLabel('Vorname')).toHaveValue('Marlene')
})

test('the button says what is missing until the form can be sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => isRegistration(request) && sent.push(request.url()))
  await checkEmail(page, email)
  await expect(createAccount(page)).toHaveAccessibleDescription(/^Es fehlen noch: ein Passwort, .* und die Bestätigung/)
  await fillForm(page)
  await expect(createAccount(page)).toHaveAccessibleDescription('')
  const adult = section(page).getByLabel(/mindestens 18 Jahre/)
  await adult.uncheck()
  await expect(createAccount(page)).toHaveAccessibleDescription(/^Es fehlt noch: die Bestätigung \S+ Alters\.$/)
  await adult.press('Enter')
  await expect(section(page).getByRole('alert')).toContainText(registration.adultMissing)
  expect(sent).toEqual([])
})

test('proposed names are shown as changed; the own ones sent again skip the check', async ({ page, watch }) => {
  await checkEmail(page, email)
  await fillForm(page, { salutation: 'Herr', lastName: 'abel' })
  await createAccount(page).click()
  const notice = section(page).getByRole('status').filter({ hasText: 'Daten wurden geändert.' })
  await expect(notice).toContainText('„Frau“ statt „Herr“')
  await expect(notice).toContainText('„Abel“ statt „abel“')
  await expect(notice).toContainText('noch einmal „Konto erstellen“')
  await expect(section(page).getByLabel('Anrede')).toHaveValue('Frau')
  await expect(section(page).getByLabel('Nachname')).toHaveValue('Abel')
  await expect(section(page).getByLabel('Nachname')).toHaveAccessibleDescription('Vorschlag statt „abel“')
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Meine Angaben waren richtig' }).click()
  await expect(section(page).getByLabel('Nachname')).toHaveValue('abel')
  await expect(section(page).getByLabel('Nachname')).toHaveAccessibleDescription('')
  const sent = await waitForBody(page, 'PUT', 'shop%2Fuser')
  await createAccount(page).click()
  expect(JSON.parse(await sent())).toMatchObject({ disableAddressCheck: true, address: { salutation: 'Herr' } })
  await expectStep(page, 'Nur noch ein Schritt!')
})

// Rules: errors-6, getting-in-27
test('after a failed attempt the form is in view and keeps its input', async ({ page, portal, watch }) => {
  watch.allowErrors(/500/)
  await checkEmail(page, email)
  await fillForm(page)
  await portal.fault('register', 'serverError')
  await createAccount(page).click()
  const summary = section(page).getByRole('alert', { name: registration.failed })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(passwordField(page)).toHaveValue('Genuss2026!')
  await portal.fault('register', null)
  await createAccount(page).click()
  await expectStep(page, 'Nur noch ein Schritt!')
})

test('five submits of the registration at once send one request', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => isRegistration(request) && sent.push(request.url()))
  await checkEmail(page, email)
  await fillForm(page)
  await createAccount(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) button.form?.requestSubmit()
  })
  await expectStep(page, 'Nur noch ein Schritt!')
  expect(sent).toHaveLength(1)
})

test('markup and long texts of the shop stay text and break no layout', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await checkEmail(page, email)
  await fillForm(page)
  await page.route(/shop%2Fuser$/, (route) =>
    route.fulfill({
      json: {
        meta: { success: false },
        content: null,
        errorMessage: [
          { code: 'changeNameCheck', input: 'firstName', inputValue: '', value: markup },
          { code: 'changeNameCheck', input: 'lastName', inputValue: '', value: 'x'.repeat(10_000) },
          { code: '<b>unbekannt</b>', input: '<b>', inputValue: markup, value: null },
        ],
      },
    }),
  )
  await createAccount(page).click()
  await expect(section(page).getByText('Daten wurden geändert.')).toBeVisible()
  await expect(section(page).getByLabel('Vorname')).toHaveValue(markup)
  await expect(section(page).getByText(`„${markup}“ statt „Marlene“`)).toBeVisible()
  expect(await page.locator('#registrieren img[src=x], #registrieren script').count()).toBe(0)
  expect(await page.title()).toContain(brand.card.name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
