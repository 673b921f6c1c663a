import * as paths from '@portal/shared-contracts/paths'
import { t as notices } from '@portal/shell/messages/session-notices'
import { tabTo } from '../portal/keyboard.ts'
import { expect, greeting, logIn, loginHeading, openAsMember, test } from '../portal/test.ts'

// Rules: session-60, public-pages-91
test('"Überall abmelden" ends the sessions of two browsers, by keyboard and after a confirmation', async ({
  page,
  browser,
  portal,
  watch,
}) => {
  await using other = await browser.newContext({ baseURL: portal.origin })
  const elsewhere = await other.newPage()
  await openAsMember(elsewhere)

  await page.bringToFront()
  await openAsMember(page)
  await page.goto(paths.accountData)
  const open = page.getByRole('main').getByRole('button', { name: 'Überall abmelden' })
  await expect(open).toBeVisible()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Überall abmelden?' })
  // Not at the button that closes it.
  await expect(dialog.getByRole('heading', { name: 'Überall abmelden?' })).toBeFocused()
  await watch.checkAccessibility()
  // The first key that closes a dialog ends nothing.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  // Opened again before the browser's close event, it stays open.
  await open.first().evaluate(async (button) => {
    const shown = document.querySelector('dialog[open]')
    shown?.dispatchEvent(new Event('cancel', { cancelable: true }))
    while (shown?.hasAttribute('open')) await Promise.resolve()
    ;(button as HTMLElement).click()
  })
  await page.keyboard.press('Tab')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  // Without a connection the dialog says so, and nothing has ended.
  await page.keyboard.press('Enter')
  watch.allowErrors(/end-all/, /ERR_/)
  await page.route('**/session/end-all', (route) => route.abort())
  const submit = dialog.getByRole('button', { name: 'Überall abmelden' })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das Abmelden hat nicht geklappt')).toBeVisible()
  await watch.checkAccessibility()
  await page.unroute('**/session/end-all')
  // The failure is read at once; the button is the next stop.
  await expect(dialog.locator(':focus')).toContainText('Das Abmelden hat nicht geklappt')
  await tabTo(page, submit)
  await page.keyboard.press('Enter')

  await expect(loginHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(notices.loggedOutTitle)).toBeVisible()

  // Tokens elsewhere end at the edge; the next call there leads to the login.
  await elsewhere.goto(paths.transactions)
  await expect(elsewhere.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await expect(elsewhere.getByText(notices.endedTitle)).toBeVisible()
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
})
