import { t as withdrawal } from '@portal/shell/messages/withdrawal'
import { errorTexts } from '@portal/shared-contracts/errors/error-messages'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Page } from 'playwright/test'
import { paste, tabTo } from '../portal/keyboard.ts'
import { expect, member, openAsMember, test } from '../portal/test.ts'
import { openWithoutScripts } from '../portal/without-scripts.ts'
import type { Portal } from '../portal/portal.ts'

const path = '/widerrufsbelehrung-praemienshop'
const address = 'besuch@beispiel.de'
const receiptSubject = sieOrDu('Eingang Ihres Widerrufs', 'Eingang Deines Widerrufs')
const receipts = (portal: Portal, to: string) =>
  portal.sandbox(`/outbox.json?to=${encodeURIComponent(to)}`) as Promise<{ subject: string; text: string }[]>
const open = (page: Page) => page.getByRole('button', { name: 'Vertrag widerrufen' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Widerruf bestätigen' })

// Rules: errors-57, promises-17
test('a visitor withdraws with the keyboard; nothing is lost while the receiver fails', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/50[24]/)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  await tabTo(page, open(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdrawal.formHeading, exact: true })).toBeFocused()
  await tabTo(page, confirm(page))
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Das Feld Name darf nicht leer sein.',
    'Das Feld Bestellnummer oder Prämie darf nicht leer sein.',
    errorTexts.loginNameUndefined,
  ])
  await watch.checkAccessibility()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(withdrawal.labels.name)).toBeFocused()
  await page.keyboard.type('<b>Ida</b> & Söhne')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Trüffelöl, bestellt im November')
  await page.keyboard.press('Tab')
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  await page.getByLabel('Weitere Angaben').focus()
  await paste(page, 'a'.repeat(10_000))
  await portal.fault('withdraw', 'down')
  await tabTo(page, confirm(page))
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('auf höchstens 4.000 Zeichen; jetzt sind es 10.000.')
  await page.getByLabel('Weitere Angaben').fill('Zeile eins\n<script>alert(1)</script>')
  await confirm(page).press('Enter')
  await expect(page.getByText(withdrawal.failedTitle)).toBeVisible()
  await expect(summary).toContainText(/ erster Versuch: \S+, \d+\.\s\S+\s\d{4} um \d\d:\d\d\sUhr/)
  await watch.checkAccessibility()
  const mail = page.getByRole('link', { name: 'Als E-Mail senden' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('Trüffelöl, bestellt im November')

  await portal.fault('withdraw', 'lost')
  await page.reload()
  await expect(page.getByText(/^\S+ erster Versuch: /)).toBeVisible()
  await expect(page.getByLabel(withdrawal.labels.name)).toHaveValue('<b>Ida</b> & Söhne')
  await confirm(page).press('Enter')
  await expect(page.getByText('Dieser Dienst ist gerade nicht erreichbar')).toBeVisible()
  await portal.fault('withdraw', null)
  await confirm(page).press('Enter')
  await expect(page.getByText(withdrawal.receivedTitle)).toBeVisible()
  await expect(page.getByText(`haben wir an ${address} geschickt`)).toBeVisible()
  await expect(page.getByText(/am Telefon unter/)).toBeHidden()
  await watch.checkAccessibility()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const mails = await receipts(portal, address)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(receiptSubject)
  expect(mails[0]?.text).toContain('Name: <b>Ida</b> & Söhne')
  expect(mails[0]?.text).toContain('Zeile eins\n<script>alert(1)</script>')
  await page.reload()
  await expect(open(page)).toBeVisible()
})

test('a member finds name and address in the form; without JavaScript the button begins an e-mail', async ({
  page,
  portal,
  browser,
}) => {
  await openAsMember(page)
  await page.goto(path)
  await open(page).click()
  await expect(page.getByLabel(withdrawal.labels.name)).toHaveValue('Marlene Abel')
  await expect(page.getByLabel('E-Mail-Adresse für die Bestätigung')).toHaveValue(member.loginName)
  await page.getByLabel('Bestellnummer oder Prämie').fill('100001')
  await confirm(page).dblclick()
  await expect(page.getByText(withdrawal.receivedTitle)).toBeVisible()
  const sent = await receipts(portal, member.loginName)
  expect(sent.map(({ subject }) => subject)).toEqual([receiptSubject])

  const plain = await openWithoutScripts(browser)
  await plain.goto(portal.origin + path)
  await expect(plain.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(plain.getByText(/am Telefon unter/)).toBeVisible()
  await expect(plain.getByRole('heading', { name: 'Folgen des Widerrufs' })).toBeVisible()
  await plain.context().close()
})
