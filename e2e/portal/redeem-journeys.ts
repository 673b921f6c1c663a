import { entryOf, titleOf } from '@portal/sandbox/catalogue/catalogue'
import { brand } from '@portal/shared-contracts/brand/brand'
import { deliveryTime } from '@portal/shared-contracts/facts/brand-facts'
import { preparationText } from '@portal/mfe-rewards/messages/delivery'
import type { Request } from 'playwright/test'
import { reviewBackAndForward, submitOrder, thanks, toSteps } from './redeem.ts'
import { expect, logIn, member, orders, test } from './test.ts'

/** The way of a member from the landing page to a confirmed order. */
export function redeemJourney(width: number): void {
  // Rules: rewards-and-orders-19, rewards-and-orders-24, public-pages-93
  test(`a member logs in, redeems a reward and gets a confirmation (${width} px)`, async ({ page, portal, watch }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page).toHaveTitle(new RegExp(brand.card.name))
    await expect(page.getByRole('heading', { name: 'Prämien-Highlights' })).toBeVisible()
    await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()
    await watch.checkAccessibility()

    await logIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Herzlich willkommen Marlene Abel' })).toBeVisible()
    await expect(page.getByText('4.321').first()).toBeVisible()
    await expect(page).toHaveTitle(/^Home/)
    await watch.checkAccessibility()

    await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
    const coffee = page.getByRole('article').filter({ hasText: titleOf('R2') })
    await expect(coffee).toContainText('Noch 112x verfügbar')
    await watch.checkAccessibility()

    await coffee.getByRole('link').click()
    const title = page.getByRole('heading', { level: 1, name: titleOf('R2') })
    await expect(title).toBeVisible()
    const main = page.getByRole('main')
    const [about = ''] = entryOf('R2').description?.split('\n') ?? []
    for (const text of [about, deliveryTime ?? '', 'Einlösbar vom', '3.421 Punkte'])
      await expect(main).toContainText(text)
    await watch.checkAccessibility()
    await toSteps(page).click()
    await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeFocused()
    await page.goBack()
    await expect(title).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeFocused()
    await watch.checkAccessibility()
    await page.getByLabel('1234 5678 9012 3456 789').check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
    await expect(page.getByLabel('Straße')).toHaveValue('Hauptstraße')
    await watch.checkAccessibility()
    await reviewBackAndForward(page)
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter' }).click()
    const reviewed = [titleOf('R2'), '900 Punkte', '3.421 Punkte', '1234 5678 9012 3456 789', 'Hauptstraße 7']
    for (const text of [...reviewed, 'Einlösbar vom', member.loginName]) await expect(main).toContainText(text)
    await watch.checkAccessibility()
    const balances: string[] = []
    const noteBalance = (request: Request) => {
      if (request.url().endsWith('path=shop%2Fpoints')) balances.push(request.url())
    }
    page.on('request', noteBalance)
    await submitOrder(page).click()

    await expect(thanks(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Prämie bestellt/)
    const [order] = await orders(portal)
    expect(order).toMatchObject({ couponId: 'R2' })
    await expect(main).toContainText(String(order?.orderNumber))
    await expect(main).toContainText(member.loginName)
    await expect(main).toContainText('3.421')
    expect(balances).toHaveLength(1)
    page.off('request', noteBalance)
    for (const text of [deliveryTime ?? '', preparationText(entryOf('R2').category ?? null), 'Hauptstraße 7'])
      await expect(main).toContainText(text)
    // Back leaves the finished order instead of passing its steps; it is shown again on the way forward and after a
    // reload.
    await expect(page).toHaveURL(/praemien\/R2$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
    await page.goForward()
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    expect(await orders(portal)).toHaveLength(1)
    await watch.checkAccessibility()

    const mails = (await portal.sandbox(`/outbox.json?to=${member.loginName}`)) as unknown[]
    expect(JSON.stringify(mails[0])).toContain(String(order?.orderNumber))

    await page.goto('/vorteile-und-praemien/praemien')
    await expect(coffee).toContainText('Noch 111x verfügbar')
    await expect(page.getByText('3.421').first()).toBeVisible()
  })
}
