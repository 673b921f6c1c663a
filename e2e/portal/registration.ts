import { expect, type Locator, type Page } from 'playwright/test'
import type { Portal } from './portal.ts'

/** The section of the landing page with the registration. */
export const section = (page: Page): Locator => page.locator('#registrieren')

/** The e-mail field of the registration. */
export const emailField = (page: Page): Locator => section(page).getByLabel(/^E-Mail-Adresse/)

/** The first of the two fields for the new password. */
export const passwordField = (page: Page): Locator => section(page).getByLabel(/^Passwort(\s\*)?$/)

/** The heading of a step, which has the focus and is in view. */
export async function expectStep(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { name })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
}

/** Step 1: checks an address. */
export async function checkEmail(page: Page, email: string): Promise<void> {
  await page.goto('/#registrieren')
  await emailField(page).fill(email)
  await section(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
}

export type Newcomer = { salutation: string; firstName: string; lastName: string; password: string; repeat?: string }
export const newcomer: Newcomer = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  password: 'Genuss2026!',
}

/** Step 2: fills the form with both required consents. */
export async function fillForm(page: Page, change: Partial<Newcomer> = {}): Promise<void> {
  const { salutation, firstName, lastName, password, repeat = password } = { ...newcomer, ...change }
  const form = section(page)
  await passwordField(page).fill(password)
  await form.getByLabel('Passwort wiederholen').fill(repeat)
  await form.getByLabel('Anrede').selectOption(salutation)
  await form.getByLabel('Vorname').fill(firstName)
  await form.getByLabel('Nachname').fill(lastName)
  await form.getByLabel(/Ich stimme den/).check()
  await form.getByLabel(/mindestens 18 Jahre/).check()
}

export const createAccount = (page: Page): Locator => page.getByRole('button', { name: 'Konto erstellen' })

/**
 * Makes a member as a confirmed registration leaves it: with names, a card and the welcome points, without an address.
 */
export async function registeredMember(portal: Portal, loginName: string): Promise<void> {
  const { salutation, firstName, lastName, password } = newcomer
  const body = {
    loginName,
    localeId: 'de_DE',
    address: { salutation, firstName, lastName },
    password,
    subscribeNewsletter: false,
    optInUrl: `${portal.origin}/konto/freischalten`,
    sendDOI: false,
    disableDoubleOptIn: true,
    disableAddressCheck: true,
  }
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${portal.sandboxOrigin}/shop/user`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  })
  expect(await response.json()).toMatchObject({ meta: { success: true } })
}
