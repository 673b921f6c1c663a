import { t as layout } from '@portal/shell/messages/layout'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, type Page } from 'playwright/test'
import { test as base } from './engine.ts'
import { startPortal, type Backend, type Portal } from './portal.ts'
import { translatePages } from './translator.ts'
import { watchPage, type CheckedIn, type Watch } from './watch.ts'

export { expect } from 'playwright/test'

/** The demo member of most journeys. */
export const member = { loginName: demoEmail('mitglied'), password: 'Genuss2026!' }

type PerTest = { watch: Watch; checkedIn: CheckedIn; translated: boolean }
type PerWorker = { portal: Portal; backend: Backend }

/** Starts a portal per worker and backend; each test gets a reset sandbox and a page whose errors are recorded. */
export const test = base.extend<PerTest, PerWorker>({
  backend: ['sandbox', { option: true, scope: 'worker' }],
  portal: [
    async ({ backend }, use) => {
      const portal = await startPortal({}, backend)
      await use(portal)
      await portal.close()
    },
    { scope: 'worker' },
  ],
  checkedIn: ['own environment', { option: true }],
  // Whether a translator of the browser changes the texts of each page.
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await translatePages(context)
    await use(context)
  },
  baseURL: async ({ portal }, use) => use(portal.origin),
  watch: [
    async ({ page, portal, checkedIn }, use) => {
      await portal.reset()
      const watch = watchPage(page, checkedIn)
      await use(watch)
      // Handlers of the journey may still wait for a response; some journeys close their pages.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      watch.verify()
    },
    { auto: true },
  ],
})

/** Logs in through the login form on the page. */
export async function logIn(
  page: Page,
  { loginName = member.loginName, password = member.password } = {},
): Promise<void> {
  await page.getByLabel('Benutzername (E-Mail)').fill(loginName)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await loginForm(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Opens a page and logs in on it. */
export async function logInAt(page: Page, address: string, loginName?: string): Promise<void> {
  await page.goto(address)
  await logIn(page, { loginName })
}

/** The name of the element that has the focus; `body` if none has it. */
export const focusedElement = (page: Page) => page.evaluate(() => document.activeElement?.localName)

/** The title of the login in place of a page of members. */
export const loginTitle = (page: Page) => page.getByRole('heading', { level: 1, name: layout.loginTitle })

/** The login form; the registration on the landing page has a button of the same name. */
export const loginForm = (page: Page) => page.getByRole('form', { name: 'Anmeldung', exact: true })

/** The heading of the member's home page, once card and balance of the restored session stand below it. */
export const greeting = (page: Page) =>
  page.locator('section:not(:has([aria-busy=true]))').getByRole('heading', { level: 1, name: /Herzlich willkommen/ })

/** Opens the home page as a logged-in member. */
export async function openAsMember(page: Page, home = '/'): Promise<void> {
  await logInAt(page, home)
  await expect(greeting(page)).toBeVisible()
}

/** Opens the home page in another tab, which has the same session. */
export async function openOtherTab(page: Page, home = '/'): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(home)
  await expect(greeting(other)).toBeVisible()
  return other
}

export async function logOut(page: Page): Promise<void> {
  await page.getByText('Menü').click()
  await page.getByRole('button', { name: 'Abmelden', exact: true }).last().click()
}

/** The heading of the login on the landing page. */
export const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Anmeldung' })

/** Orders as the sandbox has stored them. */
export async function orders(portal: Portal): Promise<{ couponId: string; orderNumber: number }[]> {
  return (await portal.sandbox('/control/orders')) as { couponId: string; orderNumber: number }[]
}
