import { submitOrder, thanks } from '../portal/redeem.ts'
import { expect, logIn, logInAt, member, orders, test } from '../portal/test.ts'

for (const width of [390, 1440]) {
  test(`a member logs in, redeems a reward and gets a confirmation (${width} px)`, async ({ page, portal, watch }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page).toHaveTitle(/Delikaterie-Karte/)
    await expect(page.getByRole('heading', { name: 'Prämien-Highlights' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Trüffelöl, 100 ml' })).toBeVisible()
    await watch.checkAccessibility()

    await logIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Herzlich willkommen Marlene Abel' })).toBeVisible()
    await expect(page.getByText('4.321').first()).toBeVisible()
    await expect(page).toHaveTitle(/^Home/)
    await watch.checkAccessibility()

    await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
    const coffee = page.getByRole('article').filter({ hasText: 'Hauskaffee No. 7' })
    await expect(coffee).toContainText('Noch 112x verfügbar')
    await watch.checkAccessibility()

    await coffee.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
    await watch.checkAccessibility()
    await page.getByLabel('1234 5678 9012 3456 789').check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
    await expect(page.getByLabel('Straße')).toHaveValue('Hauptstraße')
    await watch.checkAccessibility()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeFocused()
    const main = page.getByRole('main')
    const reviewed = ['Hauskaffee No. 7', '900 Punkte', '3.421 Punkte', '1234 5678 9012 3456 789', 'Hauptstraße 7']
    for (const text of [...reviewed, 'Einlösbar vom', member.loginName]) await expect(main).toContainText(text)
    await watch.checkAccessibility()
    await submitOrder(page).click()

    await expect(thanks(page)).toBeVisible()
    const [order] = await orders(portal)
    expect(order).toMatchObject({ couponId: 'R2' })
    await expect(main).toContainText(String(order?.orderNumber))
    await expect(main).toContainText(member.loginName)
    await expect(main).toContainText('3.421')
    await watch.checkAccessibility()

    const mails = (await portal.sandbox(`/outbox.json?to=${member.loginName}`)) as unknown[]
    expect(JSON.stringify(mails[0])).toContain(String(order?.orderNumber))

    await page.goto('/vorteile-und-praemien/praemien')
    await expect(coffee).toContainText('Noch 111x verfügbar')
    await expect(page.getByText('3.421').first()).toBeVisible()
  })
}

test('an unknown address is offered in another spelling', async ({ page, portal, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', 'tippfehler@delikaterie.example')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Oder meinten Sie diese Adresse?' })).toBeFocused()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Adressvorschlag übernehmen' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toMatchObject([{ shippingAddress: { street: 'Hauptstraße' } }])
})

test('a member with too few points sees how many are missing and cannot order', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2', 'wien@delikaterie.example')
  await expect(page.getByRole('main')).toContainText('600 Punkte')
  expect(await orders(portal)).toEqual([])
})

test('a highlight leads through the login to its redeem steps', async ({ page, watch }) => {
  await page.goto('/top/unbekannt_R99')
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler' })).toBeVisible()
  await page.goto('/top/hauskaffee-no-7_R2')
  await expect(page.getByRole('heading', { level: 1, name: 'Hauskaffee No. 7' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Einlösbar vom')
  await watch.checkAccessibility()
  await page.getByRole('link', { name: 'Prämie einlösen' }).click()
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
})

test('the rewards keep their filter in the address and say when none matches it', async ({ page, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const rewards = page.getByRole('article')
  await page.getByRole('button', { name: 'Gutscheine', exact: true }).click()
  await expect(page).toHaveURL(/\?kategorie=gutscheine$/)
  const coffee = rewards.filter({ hasText: 'Hauskaffee No. 7' })
  await expect(coffee).toBeHidden()
  await rewards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämie einlösen' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?kategorie=gutscheine$/)
  await expect(rewards.first()).toBeVisible()
  await expect(coffee).toBeHidden()
  await page.getByLabel('Prämien durchsuchen').fill('xyz')
  await expect(page.getByText('Zu Ihrer Auswahl haben wir gerade keine Prämie.')).toBeVisible()
  await expect(page).toHaveURL(/suche=xyz/)
  await page.reload()
  await expect(page.getByText('Zu Ihrer Auswahl haben wir gerade keine Prämie.')).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Alle Prämien zeigen' }).click()
  await expect(coffee).toBeVisible()
})

test('the rewards are shown at once on return and say when they could not be loaded again', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/api\/api\?path=convercus/, /Failed to load resource/)
  await page.clock.install()
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const coffee = page.getByRole('link', { name: 'Hauskaffee No. 7' })
  await coffee.click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  // An order makes the list out of date.
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await portal.fault('account coupons', 'serverError')
  // The list is refreshed on a return after more than a second.
  await page.clock.runFor(2000)
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).click()
  await expect(page.getByText('Ihre Prämien ließen sich gerade nicht aktualisieren.')).toBeVisible()
  await expect(coffee).toBeVisible()
  await watch.checkAccessibility()
  await portal.fault('account coupons', null)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('Ihre Prämien ließen sich gerade nicht aktualisieren.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeFocused()
})

for (const images of ['none', 'broken', 'unlisted']) {
  test(`a reward whose picture is ${images} shows the placeholder`, async ({ page }) => {
    await logInAt(page, `/vorteile-und-praemien/praemien/XR-${images}`)
    await expect(page.getByRole('heading', { name: 'Karte wählen' })).toBeVisible()
    const picture = page.getByRole('main').locator('picture img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1)
  })
}

test('a reward whose price stands in its action only is redeemed for that price', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R45')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Jetzt für 1.700 Punkte einlösen' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2.621 Punkte')
  expect(await orders(portal)).toMatchObject([{ couponId: 'R45' }])
})
