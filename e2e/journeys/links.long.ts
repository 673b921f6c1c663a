import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as passwords } from '@portal/mfe-auth/messages/passwords'
import { t as login } from '@portal/mfe-auth/messages/login'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import { deadLinks } from '../portal/dead-links.ts'
import { expect, logIn, loginForm, member, openAsMember, test } from '../portal/test.ts'

// Rule: public-pages-70
test('every link of a visitor leads to a page and its anchor', async ({ page }) => {
  expect(await deadLinks(page, ['/', '/konto/freischalten', '/landing/shop'])).toEqual([])
})

/** On the home page of members the landing page's login and registration have no place. */
const onlyForVisitors = ['/#anmelden', '/#registrieren', '/#vorteile']

test('every link of a member leads to a page and its anchor', async ({ page }) => {
  await openAsMember(page)
  const dead = await deadLinks(page, ['/'])
  expect(dead.filter((link) => !onlyForVisitors.some((target) => link.startsWith(`${target} `)))).toEqual([])
})

test('every link in an e-mail of the portal leads to a page', async ({ page, portal, watch }) => {
  watch.allowErrors(/accountInactive|\/api\/api/, /Failed to load resource/)
  await page.goto('/konto/passwort/vergessen')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(member.loginName)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText(passwords.requestedTitle)).toBeVisible()
  await page.goto('/')
  await logIn(page, { ...member, loginName: demoEmail('inaktiv') })
  await page.getByRole('button', { name: 'Registrierungsmail erneut senden' }).click()
  await expect(loginForm(page)).toContainText(login.resentTitle)
  await openAsMember(page)
  await page.goto('/konto/kontodaten')
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByRole('main')).toContainText(accountTexts.newsletter.confirmEmail)

  const mails = (await portal.sandbox('/outbox.json')) as { links: string[] }[]
  const links = mails.flatMap((mail) => mail.links)
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
})
