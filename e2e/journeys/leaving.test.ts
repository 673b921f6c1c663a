import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import { leaving as leavingTexts } from '@portal/mfe-account/messages/leaving'
import * as accountPage from '@portal/mfe-account/messages/account-page'
import type { Page } from 'playwright/test'
import { changeDraft } from '../portal/drafts.ts'
import { waitForFile } from '../portal/saved-file.ts'
import { waitForBody } from '../portal/sent-body.ts'
import { expect, focusedElement, logIn, logInAt, logOut, member, test } from '../portal/test.ts'

const path = '/konto/kontodaten'
const part = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

test('a member gives and withdraws the consent to beExcited and saves her data, also in part', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/500/)
  await logInAt(page, path)
  const beExcited = part(page, accountTexts.beExcited.title)
  await portal.fault('beExcited', 'serverError')
  await beExcited.getByRole('button', { name: accountTexts.beExcited.give }).click()
  await expect(beExcited.getByRole('alert')).toContainText('konnte nicht geändert werden')
  await portal.fault('beExcited', null)
  await beExcited.getByRole('button', { name: accountTexts.beExcited.give }).click()
  await expect(beExcited.getByText(accountTexts.beExcited.givenNow)).toBeVisible()
  await page.reload()
  const given = beExcited.getByText(/ am \d\d\.\d\d\.\d{4} eingewilligt\.$/)
  await expect(given).toBeVisible()
  await beExcited.getByRole('button', { name: 'Einwilligung widerrufen' }).click()
  await expect(beExcited.getByText(accountTexts.beExcited.withdrawnNow)).toBeVisible()
  await expect(given).toHaveCount(0)

  const myData = part(page, 'Meine Daten')
  await portal.fault('bookings', 'serverError')
  await myData.getByRole('button', { name: 'Meine Daten herunterladen' }).click()
  await expect(myData.getByRole('alert')).toContainText(/alle Buchungen auf \S+ Punktekonto/)
  await watch.checkAccessibility()
  await portal.fault('bookings', 'slow', 8)
  const saved = await waitForFile(page)
  const again = myData.getByRole('button', { name: 'Noch einmal versuchen' })
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await expect(again).toBeFocused()
  await portal.fault('bookings', null)
  const { name, text } = await saved()
  expect(name).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(text) as Record<string, unknown>
  expect(file).toMatchObject({ nichtGelesen: [], profil: { loginName: member.loginName } })
  expect(file['buchungen']).toHaveLength(8)
  await expect(myData.getByText(accountPage.parts.myData.savedTitle)).toBeVisible()
  await expect.poll(() => focusedElement(page)).not.toBe('body')
})

test('a member asks with the keyboard to end the membership; the request is confirmed twice and remembered', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/500/)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/faq#mitgliedschaft-beenden')
  await page.getByRole('main').getByRole('link', { name: 'Kontodaten' }).click()
  await logIn(page)
  const leaving = part(page, 'Mitgliedschaft beenden')
  const ask = leaving.getByRole('button', { name: 'Kündigung anfragen' })
  await ask.press('Enter')
  await expect(leaving.getByRole('heading', { name: 'Was dann geschieht' })).toBeFocused()
  await expect(leaving).toContainText(`4.321 Punkte im Wert von ${formatEuro(euroValue(4321))} verfallen`)
  const reason = leaving.getByLabel(leavingTexts.ownReason)
  const choices = leaving.getByRole('radio')
  const other = leaving.getByRole('radio', { name: 'Anderer Grund' })
  const next = leaving.getByRole('button', { name: 'Weiter' })
  await next.press('Enter')
  await expect(leaving.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(choices.first()).toBeFocused()
  await expect(reason).toHaveCount(0)
  await other.press('Space')
  await next.press('Enter')
  await expect(leaving.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(reason).toBeFocused()
  await page.keyboard.type('Ich ziehe weg.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(leaving.getByLabel(leavingTexts.deleteNow)).toBeChecked()
  await page.keyboard.press('Space')
  await watch.checkAccessibility()
  await leaving.getByRole('button', { name: 'Abbrechen' }).press('Enter')
  await expect(leaving.getByRole('heading', { name: 'Mitgliedschaft beenden' })).toBeFocused()
  await ask.press('Enter')
  await reason.press('End')
  await changeDraft(page, () => page.keyboard.type('!'))
  await page.reload()
  await expect(reason).toHaveValue('Ich ziehe weg.!')
  await expect(ask).toHaveCount(0)
  await expect.poll(() => focusedElement(page)).toBe('body')

  const dialog = page.getByRole('dialog', { name: 'Mitgliedschaft wirklich beenden?' })
  await next.press('Enter')
  await expect(dialog).toContainText('4.321 Punkte')
  await watch.checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(next).toBeFocused()
  await portal.fault('delete request', 'serverError')
  await next.press('Enter')
  await dialog.getByRole('button', { name: 'Ja, Kündigung anfragen' }).press('Enter')
  await expect(leaving.getByText(leavingTexts.failed)).toBeVisible()
  await expect(reason).toHaveValue('Ich ziehe weg.!')
  await portal.fault('delete request', null)
  await next.press('Enter')
  await dialog.getByRole('button', { name: 'Ja, Kündigung anfragen' }).press('Enter')
  await expect(leaving.getByText(leavingTexts.requestedTitle)).toBeVisible()
  await expect(leaving).not.toContainText(/gelöscht/)
  await watch.checkAccessibility()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const mails = (await portal.sandbox(`/outbox.json?to=${member.loginName}`)) as { subject: string }[]
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Kündigung ist angefragt')])

  await logOut(page)
  await logInAt(page, path)
  await expect(leaving.getByText(/Gesendet am \d\d\.\d\d\.\d{4} um \d\d:\d\d\sUhr/)).toBeVisible()
  await leaving.getByRole('button', { name: 'Kündigung erneut anfragen' }).click()
  await expect(leaving.getByRole('heading', { name: 'Was dann geschieht' })).toBeFocused()
  await expect(leaving.getByText(/Anfrage vom \d\d\.\d\d\.\d{4} um \d\d:\d\d\sUhr besteht weiter/)).toBeVisible()
  await expect(choices).toHaveCount(7)
  await expect(leaving.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(reason).toHaveCount(0)
})

// Rules: account-44, account-45, public-pages-11
test('the end of the membership is visible at its anchor, and a chosen reason is sent as its German text', async ({
  page,
}) => {
  await logInAt(page, '/konto/karten')
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
  await page.goto(`${path}#mitgliedschaft-beenden`)
  const leaving = part(page, 'Mitgliedschaft beenden')
  const ask = leaving.getByRole('button', { name: 'Kündigung anfragen' })
  await expect(ask).toBeInViewport()
  await expect(leaving.getByRole('heading', { name: 'Mitgliedschaft beenden' })).toBeFocused()
  for (const group of Object.values(accountPage.groups))
    await expect(page.getByRole('group', { name: group })).toBeVisible()
  await ask.click()
  await leaving.getByRole('radio', { name: 'Möchte ich nicht angeben' }).check()
  await expect(leaving.getByLabel(leavingTexts.ownReason)).toHaveCount(0)
  await leaving.getByRole('button', { name: 'Weiter' }).click()
  const sent = await waitForBody(page, 'POST', 'deleterequest')
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, Kündigung anfragen' }).click()
  expect(JSON.parse(await sent())).toMatchObject({ reason: 'Möchte ich nicht angeben', deleteNow: false })
  await expect(leaving.getByText(leavingTexts.requestedTitle)).toBeVisible()
})
