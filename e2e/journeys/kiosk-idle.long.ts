import { t as kiosk } from '@portal/mfe-auth/messages/kiosk'
import { enrolTablet, expectKioskStep, fillEmails, freeCard, kioskTitles, scanCard } from '../portal/kiosk.ts'
import { expect, test } from '../portal/test.ts'

test.use({ viewport: { width: 820, height: 1180 } })

const email = 'kiosk.neu@example.org'

// Rule: promises-32
test('without a sign of life the kiosk asks, then starts again, once there is a network; a reload and the way back find nothing', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/)
  await page.clock.install()
  await enrolTablet(page)
  await page.clock.runFor(120_000)
  await scanCard(page, freeCard)
  await fillEmails(page, email)
  // The time stands still, so that a slow check does not use up the seconds that are left.
  const begin = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(begin + 46_000)
  const dialog = page.getByRole('dialog', { name: kiosk.inactive.title })
  await expect(dialog).toContainText(/Noch 1\d Sekunden\./)
  await expect(dialog.getByRole('button', { name: 'Ja, ich mache weiter' })).toBeFocused()
  await watch.checkAccessibility()
  await dialog.getByRole('button', { name: 'Ja, ich mache weiter' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(email)
  await context.setOffline(true)
  await page.clock.setFixedTime(begin + 46_000 + 61_000)
  await expect(page.getByRole('main')).toContainText('Wir erreichen den Server gerade nicht.')
  expect(await page.content()).not.toContain(email)
  await context.setOffline(false)
  await page.clock.runFor(6_000)
  await expectKioskStep(page, kioskTitles.card)
  await expect(page.getByLabel('Kartennummer')).toHaveValue('')

  await scanCard(page, freeCard)
  await fillEmails(page, email)
  await page.reload()
  await expectKioskStep(page, kioskTitles.card)
  await expect(page.getByLabel('Kartennummer')).toHaveValue('')
  await scanCard(page, freeCard)
  await fillEmails(page, email)
  await page.goto('/faq')
  await page.goBack()
  await expectKioskStep(page, kioskTitles.card)
  await expect(page.getByLabel('Kartennummer')).toHaveValue('')
})
