import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { changeDraft } from '../portal/drafts.ts'
import { paste } from '../portal/keyboard.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const freeCard = '1234 5678 9012 3450 101'

// Rule: language-15
test('a member links a card by keyboard through every error; what was typed survives', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/50[023]|400|Failed to load resource/)
  await logInAt(page, '/konto/karten')
  const number = page.getByLabel('Kartennummer', { exact: true })
  await number.focus()
  for (const { typed, shown, error } of [
    { typed: '', shown: '', error: 'Das Feld Kartennummer darf nicht leer sein.' },
    { typed: '12345678', shown: '1234 5678', error: 'Die eingegebene Kartennummer ist zu kurz.' },
    { typed: '12345678901234567890', shown: '1234 5678 9012 3456 7890', error: 'nicht gültig' },
    {
      typed: '1234567890123456789',
      shown: '1234 5678 9012 3456 789',
      error: sieOrDu('schon mit Ihrem Konto verknüpft', 'schon mit Deinem Konto verknüpft'),
    },
    { typed: '9876543210987654321', shown: '9876 5432 1098 7654 321', error: 'Diese Kartennummer gibt es nicht.' },
    { typed: '1111111111111111111', shown: '1111 1111 1111 1111 111', error: 'nicht jede Ziffer' },
  ]) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(typed)
    await expect(number).toHaveValue(shown)
    await page.keyboard.press('Enter')
    await expect(number).toHaveAccessibleDescription(new RegExp(error))
    await expect(number).toBeFocused()
  }
  await watch.checkAccessibility()

  // Behind the separator of the second group: the separator would come back, so the digit before it goes.
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 10))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await expect(number).toHaveValue('1111 1112 1111 1111 111')
  await page.keyboard.press('ControlOrMeta+A')
  await paste(page, 'Karte Nr. 1234-5678.9012/3450 101 (neu)')
  await expect(number).toHaveValue(freeCard)

  await portal.fault('activate card', 'serverError')
  await portal.fault('account details', 'serverError')
  await page.keyboard.press('Enter')
  await expect(number).toHaveAccessibleDescription(/später|noch einmal/)
  const street = page.getByLabel('Straße')
  await changeDraft(page, async () => {
    await page.getByRole('button', { name: 'An eine andere Adresse senden' }).click()
    await street.fill('See')
  })
  await changeDraft(page, () => street.fill('Seeweg'))
  await page.reload()
  await expect(number).toHaveValue(freeCard)
  await expect(street).toHaveValue('Seeweg')
  // The restored form is below the one that the member came for.
  await expect(page.getByRole('heading', { name: 'Lieferadresse für diese Karte' })).not.toBeFocused()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'An eine andere Adresse senden' })).toBeFocused()
  await expect(page.getByText('Hauptstraße 7')).toBeVisible()
  // The provider cannot say whether the card is free, and linking works nevertheless.
  await portal.fault('activate card', null)
  await number.press('Enter')
  await expect(page.getByText(cardTexts.link.linkedTitle)).toBeVisible()
  const linked = page.getByRole('row').filter({ hasText: freeCard })
  await expect(linked).toContainText('Aktiv')

  await linked.getByRole('button').press('Enter')
  const reason = page.getByRole('dialog').getByLabel('Grund')
  await reason.fill('Beim Einkauf verloren')
  await portal.fault('lock card', 'serverError')
  await reason.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.reload()
  await linked.getByRole('button').press('Enter')
  await expect(reason).toHaveValue('Beim Einkauf verloren')
  await portal.fault('lock card', null)
  await reason.press('Enter')
  await expect(page.getByText(cardTexts.lock.lockedTitle)).toBeVisible()
  await expect(linked).toContainText('Entsperren kann nur unser Kundenservice.')
  const orderNew = page.getByRole('link', { name: 'Neue Karte bestellen' })
  await orderNew.press('Enter')
  await expect(page.getByRole('heading', { name: 'Karte bestellen' })).toBeInViewport()
  await page.getByRole('button', { name: 'Karte bestellen' }).press('Enter')
  await expect(page.getByText(cardTexts.order.orderedTitle)).toBeVisible()
  await expect(orderNew).toHaveCount(0)
})
