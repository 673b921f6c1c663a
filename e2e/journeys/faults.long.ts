import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { wire } from '@portal/shared-contracts/testing/wire'
import { memberCard } from '@portal/mfe-cards/messages/digital-card'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { rgb } from '../portal/rgb.ts'
import { expect, greeting, logIn, loginForm, member, openAsMember, test } from '../portal/test.ts'

const faults = ['down', 'slow', 'serverError', 'html', 'brokenJson', 'cut'] as const

for (const fault of faults) {
  test(`a login while the shop is ${fault} shows a German error and keeps input`, async ({ page, portal, watch }) => {
    watch.allowErrors(/\/api\/api/, /Failed to load resource/)
    await page.goto('/')
    await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
    // Longer than the edge's timeout for a response.
    await portal.fault('shop', fault, 14)
    await logIn(page)
    await expect(loginForm(page).getByRole('alert')).toContainText(/\.$/)
    await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(member.loginName)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(member.password)
    await portal.fault('shop', null)
    await loginForm(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(greeting(page)).toBeVisible()
  })

  test(`the landing page while the loyalty platform is ${fault} shows the maintenance panel`, async ({
    page,
    portal,
    watch,
  }) => {
    watch.allowErrors(/\/api\/api/, /Failed to load resource/)
    await portal.fault('loyalty', fault, 14)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Wartungsarbeiten' })).toBeVisible()
    await expect(page.getByLabel('Benutzername (E-Mail)')).toBeHidden()
    await watch.checkAccessibility()
  })
}

test('the rewards show an error if they cannot be loaded, and load on retry', async ({ page, portal, watch }) => {
  watch.allowErrors(/\/api\/api/, /Failed to load resource/)
  await openAsMember(page)
  await portal.fault('account coupons', 'serverError')
  await page.goto('/vorteile-und-praemien/praemien')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Wartungsarbeiten' })).toBeVisible()
  await watch.checkAccessibility()
  await portal.fault('account coupons', null)
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText(titleOf('R2'))).toBeVisible()
})

test('the card of the home page is loaded again with the focus on the heading', async ({ page, portal, watch }) => {
  watch.allowErrors(/\/api\/api/, /Failed to load resource/)
  await portal.fault('cards', 'serverError')
  await openAsMember(page)
  await expect(page.getByText(memberCard.failed)).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' })
  // The card is light in the dark scheme too, and so its button is dark.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(retry).toHaveCSS('color', rgb(lightScheme.primary))
  await page.emulateMedia({ colorScheme: null })
  await portal.fault('cards', null)
  await retry.press('Enter')
  await expect(page.getByRole('main').getByRole('img', { name: /^Barcode/ })).toBeVisible()
  await expect(greeting(page)).toBeFocused()
})

for (const fault of ['down', 'slow'] as const) {
  test(`a loyalty platform that is ${fault} leaves the shop's pages working`, async ({ page, portal, watch }) => {
    watch.allowErrors(new RegExp(wire.prefix), /Failed to load resource/)
    await openAsMember(page)
    await portal.fault('loyalty', fault, 14)
    for (const [path, heading, text] of [
      ['/konto/transaktionen', 'Transaktionen', 'Willkommenspunkte'],
      ['/konto/karten', 'Meine Karten', '1234 5678 9012 3456 789'],
      ['/konto/kontodaten', 'Kontodaten', member.loginName],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
    }
  })

  test(`a shop that is ${fault} leaves the loyalty platform's pages working`, async ({ page, portal, watch }) => {
    watch.allowErrors(/path=shop/, /Failed to load resource/)
    await openAsMember(page)
    await portal.fault('shop', fault, 14)
    await page.goto('/vorteile-und-praemien/praemien')
    await expect(page.getByText(titleOf('R2'))).toBeVisible()
    await page.goto('/vorteile-und-praemien/aktionen')
    await expect(page.getByRole('heading', { name: titleOf('A2') })).toBeVisible()
    await page.goto('/konto/karten')
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(cardTexts.t.errorLoading)
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
  })
}
