import * as cardTexts from '@portal/mfe-cards/messages/cards'
import type { Locator, Page } from 'playwright/test'
import { bookingIdOf } from '../portal/bookings.ts'
import { pressOn } from '../portal/keyboard.ts'
import { registeredMember } from '../portal/registration.ts'
import { toSteps } from '../portal/redeem.ts'
import { waitForBody } from '../portal/sent-body.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const loginName = 'neu@example.org'
const kontodaten = '/konto/kontodaten'

const place = { Straße: 'Hauptstraße', Hausnummer: '7', Postleitzahl: '80331', Ort: 'München' }

async function fillPlace(form: Locator): Promise<void> {
  for (const [label, value] of Object.entries(place)) await form.getByLabel(label).fill(value)
}

/** Sends the form without a house number, and takes it from the street. */
async function expectHouseNumberQuestion(page: Page, form: Locator, submit: string): Promise<void> {
  const street = form.getByLabel('Straße')
  const number = form.getByLabel('Hausnummer')
  await street.fill('Straße des 17. Juni')
  await expect(form.getByRole('button', { name: /übernehmen/ })).toHaveCount(0)
  await street.fill('Straße des 17. Juni 135')
  await expect(form.getByRole('status').filter({ hasText: 'Im Feld Straße steht am Ende „135“.' })).toBeVisible()
  await expect(number).toHaveAccessibleDescription(/„135“. Ist das die Hausnummer/)
  await form.getByRole('button', { name: submit }).click()
  await expect(form.getByRole('alert')).toContainText(
    'Das Feld Hausnummer darf nicht leer sein. Im Feld Straße steht am Ende „135“. Ist das die Hausnummer?',
  )
  await expect(street).toHaveValue('Straße des 17. Juni 135')
  await pressOn(page, form.getByRole('button', { name: 'Hausnummer 135 übernehmen' }))
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('135')
  await expect(street).toHaveValue('Straße des 17. Juni')
  await expect(form.getByRole('button', { name: /übernehmen/ })).toHaveCount(0)
}

test.beforeEach(({ portal }) => registeredMember(portal, loginName))

// Rule: account-42
test('a new member saves her birth date together with her address; each error stands at its field', async ({
  page,
  watch,
}) => {
  await logInAt(page, kontodaten, loginName)
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Persönliche Daten' }) })
  await part.getByRole('button', { name: 'Daten ändern' }).click()
  await part.getByRole('textbox', { name: 'Geburtsdatum' }).fill('1.2.1990')
  await part.getByRole('button', { name: 'Speichern' }).click()
  const summary = part.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(4)
  await watch.checkAccessibility()
  await summary.getByRole('link').first().click()
  await expect(part.getByLabel('Straße')).toBeFocused()
  await fillPlace(part)
  const body = await waitForBody(page, 'POST', 'shop%2Fuser')
  await part.getByRole('button', { name: 'Speichern' }).click()
  expect(JSON.parse(await body())).toMatchObject({
    address: { street: 'Hauptstraße', zipCode: '80331', birthDate: '1990-02-01' },
  })
  await expect(part.getByText('01.02.1990')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('80331 München')
})

// Rule: cards-32
test('a new member is asked for an address before a card can be ordered, without an error', async ({ page, watch }) => {
  await logInAt(page, '/konto/karten', loginName)
  const order = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Karte bestellen' }) })
  await expect(order.getByRole('button')).toHaveText(['Lieferadresse angeben'])
  await watch.checkAccessibility()
  await order.getByRole('button').click()
  await expect(order.getByLabel('Straße')).toBeVisible()
  await expect(order.getByRole('alert')).toHaveCount(0)
})

// Rule: formats-58
test('a house number that was typed into the street moves to its field on demand, in Kontodaten and for a card', async ({
  page,
  watch,
}) => {
  await logInAt(page, kontodaten, loginName)
  const data = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Adresse', exact: true }) })
  await data.getByRole('button', { name: 'Adresse angeben' }).click()
  await expectHouseNumberQuestion(page, data, 'Speichern')
  await watch.checkAccessibility()

  await page.goto('/konto/karten')
  const order = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Karte bestellen' }) })
  await order.getByRole('button', { name: 'Lieferadresse angeben' }).click()
  await expectHouseNumberQuestion(page, order, 'Karte bestellen')
})

// Rule: account-43
test('the address that a new member typed for a card can be saved in her data', async ({ page, watch }) => {
  await logInAt(page, '/konto/karten', loginName)
  const order = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Karte bestellen' }) })
  await order.getByRole('button', { name: 'Lieferadresse angeben' }).click()
  await fillPlace(order)
  await order.getByRole('button', { name: 'Karte bestellen' }).click()
  await expect(order.getByText(cardTexts.order.orderedTitle)).toBeVisible()
  await watch.checkAccessibility()
  const body = await waitForBody(page, 'PATCH', 'shop%2Fuser')
  await order.getByRole('button', { name: 'In Kontodaten speichern' }).click()
  expect(JSON.parse(await body())).toMatchObject({ address: { street: 'Hauptstraße', zipCode: '80331' } })
  await expect(order.getByText(/^Die Adresse steht jetzt in \S+ Kontodaten\.$/)).toBeVisible()
  await page.goto(kontodaten)
  await expect(page.getByRole('main')).toContainText('80331 München')
})

// Rule: account-43
test('an address that cannot be saved after an order says why; a refused one leads to the data', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/shop%2Fuser/, /Failed to load resource/)
  await logInAt(page, '/konto/karten', loginName)
  const order = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Karte bestellen' }) })
  await order.getByRole('button', { name: 'Lieferadresse angeben' }).click()
  await fillPlace(order)
  await order.getByRole('button', { name: 'Karte bestellen' }).click()
  const save = order.getByRole('button', { name: 'In Kontodaten speichern' })
  await portal.fault('change address', 'serverError')
  await save.press('Enter')
  await expect(order.getByRole('alert')).toContainText('Die Adresse wurde nicht gespeichert')
  await portal.fault('change address', null)
  const errorMessage = [{ code: 'errorAddressCheck', input: 'zipCode', inputValue: '80331', value: '' }]
  await page.route(/shop%2Fuser/, (route) => route.fulfill({ json: { meta: { success: false }, errorMessage } }))
  await save.press('Enter')
  await expect(order.getByRole('alert')).toContainText('"80331" ist nicht gültig.')
  await expect(save).toHaveCount(0)
  await watch.checkAccessibility()
  await order.getByRole('link', { name: 'Zu meinen Kontodaten' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontodaten')
})

// Rules: formats-58, rewards-and-orders-63
test('a new member who redeems points reads that the address is asked for, not checked', async ({ page, portal }) => {
  const members = (await portal.sandbox('/control/members')) as { email: string; cards: { cardCode: string }[] }[]
  const cardCode = members.find(({ email }) => email === loginName)?.cards[0]?.cardCode
  await portal.control('/control/purchase', { cardCode, amount: 5000 })
  const bookings = page.waitForResponse(/shop%2Fbookings/)
  await logInAt(page, '/konto/transaktionen', loginName)
  await portal.control('/control/release', { bookingId: await bookingIdOf(await bookings, 5000) })
  await page.goto('/vorteile-und-praemien/praemien/R2')
  await toSteps(page).click()
  await expect(page.getByRole('heading', { name: 'Lieferadresse angeben' })).toBeFocused()
  await expectHouseNumberQuestion(page, page.getByRole('main'), 'Weiter')
})

// Rule: cards-15
test('a new member locks her card, also without an address', async ({ page }) => {
  await logInAt(page, '/konto/karten', loginName)
  await page.getByRole('button', { name: /^Karte sperren: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Karte sperren?' })
  await dialog.getByLabel('Grund').fill('Verloren')
  await dialog.getByRole('button', { name: 'Karte sperren' }).click()
  await expect(page.getByText(cardTexts.lock.lockedTitle)).toBeVisible()
})
