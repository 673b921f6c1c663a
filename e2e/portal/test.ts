import { expect, test as base, type Page } from 'playwright/test'
import { startPortal, type Portal } from './portal.ts'
import { watchPage, type Watch } from './watch.ts'

export { expect } from 'playwright/test'

/** The demo member of most journeys. */
export const member = { loginName: 'mitglied@delikaterie.example', password: 'Genuss2026!' }

type PerTest = { watch: Watch }
type PerWorker = { portal: Portal }

/** Starts a portal per worker; each test gets a reset sandbox and a page whose errors are recorded. */
export const test = base.extend<PerTest, PerWorker>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  watch: [
    async ({ page, portal }, use) => {
      await portal.reset()
      const watch = watchPage(page)
      await use(watch)
      watch.verify()
    },
    { auto: true },
  ],
})

/** Logs in through the login form on the page. */
export async function logIn(page: Page, { loginName, password } = member): Promise<void> {
  await page.getByLabel('Benutzername (E-Mail)').fill(loginName)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await loginForm(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** The login form; the registration on the landing page has a button of the same name. */
export const loginForm = (page: Page) => page.getByRole('form', { name: 'Anmeldung', exact: true })

/** Opens the home page as a logged-in member. */
export async function openAsMember(page: Page): Promise<void> {
  await page.goto('/')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Herzlich willkommen')
}

/** Orders as the sandbox has stored them. */
export async function orders(portal: Portal): Promise<{ couponId: string; orderNumber: number }[]> {
  return (await portal.sandbox('/control/orders')) as { couponId: string; orderNumber: number }[]
}
