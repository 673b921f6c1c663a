import { errorTexts } from '@portal/shared-contracts/errors/error-messages'
import { t as layout } from '@portal/shell/messages/layout'
import { deleteCookies, refuseCookies } from '../portal/cookies.ts'
import { kioskKey, kioskTitles, expectKioskStep } from '../portal/kiosk.ts'
import { expect, greeting, logIn, loginHeading, member, openAsMember, test } from '../portal/test.ts'

// Rule: session-52
test('a right password in a browser that refuses cookies says so, and logs in once they are allowed', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/401/)
  const allow = await refuseCookies(context)
  await page.goto('/')
  await logIn(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(errorTexts.cookiesRefused)
  // Over http, as in development, Safari is what refuses them.
  await expect(alert).toContainText('npm start -- --tls')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(member.loginName)
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(member.password)
  await watch.checkAccessibility()
  await allow()
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
})

// Rule: session-53
test('a member whose cookies are deleted reads why the session has ended, and what helps', async ({ page, watch }) => {
  watch.allowErrors(/401/)
  await openAsMember(page)
  await deleteCookies(page)
  await page.goto('/konto/karten')
  const notice = page.getByText('Die Anmeldung braucht Cookies dieser Website')
  await expect(notice).toBeVisible()
  await watch.checkAccessibility()
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a tablet that refuses cookies says so when staff enrol it', async ({ page, context, watch }) => {
  const allow = await refuseCookies(context)
  await page.goto('/kiosk')
  await page.getByLabel('Schlüssel', { exact: true }).fill(kioskKey)
  const enrol = page.getByRole('button', { name: 'Tablet anmelden' })
  await enrol.click()
  await expect(page.getByRole('alert')).toContainText(errorTexts.cookiesRefused)
  await watch.checkAccessibility()
  await allow()
  await enrol.click()
  await expectKioskStep(page, kioskTitles.card)
})

for (const { title, most, saysBefore } of [
  { title: 'takes nothing', most: -1, saysBefore: true },
  { title: 'has no space for a session', most: 300, saysBefore: false },
])
  // Rule: session-5
  test(`a browser whose storage ${title} says so, and starts anew after a reload`, async ({ page, context }) => {
    await page.addInitScript((length) => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (name, text) {
        if (text.length > length) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, name, text)
      }
    }, most)
    const notice = page.getByText(layout.storageTitle)
    await page.goto('/')
    await expect(notice).toBeVisible({ visible: saysBefore })
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    await expect(notice).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('portal-member')
    await page.getByRole('link', { name: 'Aktionen', exact: true }).first().click()
    await expect(page).toHaveURL('/vorteile-und-praemien/aktionen')
    await page.reload()
    await page.goto('/')
    await expect(loginHeading(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('state'))).toBeNull()
  })
