import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { suggestionTexts } from '@portal/shared-contracts/address/address-messages'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { t as transactions } from '@portal/mfe-account/messages/transactions'
import { t as redemptions } from '@portal/mfe-account/messages/redemptions'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import { partTag } from '../portal/part-tags.ts'
import { accountJourneys, figure } from '../portal/account-journeys.ts'
import { expect, logInAt, test } from '../portal/test.ts'

accountJourneys(390)

test('a member orders a card; a mistyped street is offered in another spelling', async ({ page, portal, watch }) => {
  await logInAt(page, '/konto/karten')
  await page.getByRole('button', { name: 'An eine andere Adresse senden' }).click()
  await expect(page.getByRole('heading', { name: 'Lieferadresse für diese Karte' })).toBeFocused()
  const street = page.getByLabel('Straße')
  await street.fill('Packstation 112')
  await page.getByRole('button', { name: 'Karte bestellen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(
    'An eine Packstation oder Postfiliale können wir leider nicht liefern.',
  )
  await watch.checkAccessibility()
  await street.fill('Haupstr')
  await page.getByRole('button', { name: 'Karte bestellen' }).click()
  await expect(page.getByRole('heading', { name: suggestionTexts.title })).toBeFocused()
  await watch.checkAccessibility()
  await expect(page.getByText(cardTexts.order.suggestionConsequence)).toBeVisible()
  await page.getByRole('button', { name: 'Adressvorschlag übernehmen' }).click()
  await expect(page.getByText(cardTexts.order.orderedTitle)).toBeVisible()
  await expect(page.getByText('an diese Adresse: Hauptstraße 7, 80331 München.')).toBeVisible()
  await watch.checkAccessibility()
  const mails = (await portal.sandbox(`/outbox.json?to=${demoEmail('mitglied')}`)) as unknown[]
  expect(JSON.stringify(mails[0])).toContain('Kartenbestellung')
})

// Rule: account-7
test('bookings that cannot be loaded show an error and load on retry', async ({ page, portal, watch }) => {
  watch.allowErrors(/500/)
  await portal.fault('bookings', 'serverError')
  await logInAt(page, '/konto/transaktionen')
  await expect(page.getByText(transactions.errorLoading)).toBeVisible()
  await expect(figure(page, 'Verfügbar')).toContainText('4.321 Punkte')
  await expect(page.getByRole('heading', { name: 'Punkte fehlen?' })).toHaveCount(0)
  await watch.checkAccessibility()
  await page.getByRole('link', { name: 'Meine Einlösungen' }).click()
  await expect(page.getByText(redemptions.errorLoading)).toBeVisible()
  await page.goBack()
  await portal.fault('bookings', null)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('8 Buchungen')).toBeVisible()
})

// Rule: account-20
test(
  'a member sees her data and subscribes to the newsletter',
  { tag: partTag('newsletter') },
  async ({ page, portal, watch }) => {
    await logInAt(page, '/konto/kontodaten#newsletter')
    const main = page.getByRole('main')
    await expect(main).toContainText('Hauptstraße 7')
    await expect(main).toContainText('17.05.1980')
    await expect(main).toContainText(/Mitglied seit\s*\d\d\.\d\d\.20\d\d/)
    await expect(main).toContainText(accountTexts.newsletter.unsubscribe)
    await watch.checkAccessibility()
    await page.getByRole('button', { name: 'Newsletter abonnieren' }).click()
    await expect(page.locator(':focus')).toContainText(accountTexts.newsletter.confirmEmail)
    const mails = (await portal.sandbox(`/outbox.json?to=${demoEmail('mitglied')}`)) as { links: string[] }[]
    expect(mails[0]?.links[0]).toContain('/newsletter/bestaetigen')
  },
)
