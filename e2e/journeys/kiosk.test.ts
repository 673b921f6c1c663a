import { figures } from '@portal/shared-contracts/programme/figures'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as kiosk } from '@portal/mfe-auth/messages/kiosk'
import type { Page } from 'playwright/test'
import { partTag } from '../portal/part-tags.ts'
import {
  expectKioskStep,
  fillEmails,
  freeCard,
  goOn,
  kioskTitles,
  enrolTablet,
  expectPublicDevice,
  otherFreeCard,
  scanCard,
} from '../portal/kiosk.ts'
import { expect, greeting, logInAt, test } from '../portal/test.ts'

test.use({ viewport: { width: 820, height: 1180 } })

const email = 'kiosk.neu@example.org'
const password = 'Trueffel-2031!'
const alert = (page: Page) => page.getByRole('alert')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

// Rules: kiosk-2, kiosk-5, kiosk-19, kiosk-31
test(
  'a new member scans a card, sees every mistake and how far an interrupted attempt came, and leaves nothing behind',
  { tag: partTag('kiosk') },
  async ({ page, portal, watch }) => {
    watch.allowErrors(/403/, /404/, /500/)
    await page.goto('/kiosk')
    const key = page.getByLabel('Schlüssel', { exact: true })
    await key.fill('falsch')
    await key.press('Enter')
    await expect(page.getByText('Dieser Schlüssel passt nicht.')).toBeVisible()
    await page.getByRole('button', { name: 'Tablet anmelden' }).focus()
    await page.keyboard.press('Enter')
    await expect(key).toBeFocused()
    await expect(key).toHaveAccessibleDescription(/^Dieser Schlüssel passt nicht\./)
    await watch.checkAccessibility()
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await enrolTablet(page)
    const entries = await page.evaluate(() => history.length)

    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await scanCard(page, '1234567890123456789')
    await expect(page.getByLabel('Kartennummer')).toHaveAccessibleDescription(/schon mit einem Konto.*unser Team/)
    await expect(page.getByLabel('Kartennummer')).toHaveValue('1234 5678 9012 3456 789')
    await scanCard(page, '9876543210987654321')
    await expect(page.getByLabel('Kartennummer')).toHaveAccessibleDescription(/gibt es nicht.*unser Team/)
    await watch.checkAccessibility()
    await scanCard(page, freeCard)

    await expectKioskStep(page, kioskTitles.email)
    await expect(heading(page, kioskTitles.email)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('kiosk.neu@example.com')
    await page.keyboard.press('Enter')
    const repeat = page.getByLabel('E-Mail-Adresse wiederholen')
    await expect(repeat).toHaveAccessibleDescription('Die beiden E-Mail-Adressen sind nicht gleich.')
    await expect(repeat).toBeFocused()
    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await fillEmails(page, demoEmail('firma'))
    await goOn(page)
    await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveAccessibleDescription(/Firmenkonto/)
    await fillEmails(page, email)
    await goOn(page)

    await expectKioskStep(page, kioskTitles.person)
    await goOn(page)
    await expect(page.getByLabel('Anrede')).toBeFocused()
    await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Das Feld Vorname darf nicht leer sein.')
    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await page.getByLabel('Anrede').selectOption('Frau')
    for (const text of ['Philomena', 'Zwetschgenbaum', password]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.getByLabel('Passwort wiederholen').fill(password)
    await page.keyboard.press('Enter')

    await expectKioskStep(page, kioskTitles.consents)
    await goOn(page)
    await expect(page.getByLabel(/mindestens 18 Jahre/)).toHaveAccessibleDescription(/mindestens 18 Jahre/)
    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await page.getByRole('checkbox', { name: /Teilnahmebedingungen/ }).press('Space')
    await page.getByLabel(/mindestens 18 Jahre/).press('Space')
    await goOn(page)

    await expectKioskStep(page, kioskTitles.check)
    await expect(page.getByRole('main')).toContainText('Frau Philomena Zwetschgenbaum')
    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await portal.fault('activate card', 'serverError')
    await page.getByRole('button', { name: 'Konto erstellen und Karte verknüpfen' }).click()
    await expect(alert(page)).toContainText(kiosk.check.registeredTitle)
    await expect(alert(page)).toContainText(kiosk.check.again('Karte verknüpfen'))
    await watch.checkAccessibility()
    await portal.fault('activate card', null)
    await page.getByRole('button', { name: 'Karte verknüpfen' }).click()

    await expect(heading(page, 'Willkommen, Philomena!')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(`${figures.bonus} Punkte sind gutgeschrieben.`)
    await expect(page.getByRole('main')).not.toContainText('schenken')
    await watch.checkAccessibility()
    expect(await page.evaluate(() => history.length)).toBe(entries)
    const left = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
        document.title,
        document.documentElement.outerHTML,
      ]),
    )
    for (const typed of [email, password, 'Zwetschgenbaum', freeCard]) expect(left).not.toContain(typed)
    await page.getByRole('button', { name: 'Fertig' }).click()
    await expectKioskStep(page, kioskTitles.card)
    await expect(page.getByLabel('Kartennummer')).toHaveValue('')
    expect(JSON.stringify(await portal.sandbox(`/outbox.json?to=${email}`))).not.toContain('freischalten')
  },
)

// Rule: kiosk-30
test(
  'conditions and privacy notice are read at the consents, reading is a sign of life, and a broken network is said',
  { tag: partTag('kiosk') },
  async ({ page, watch }) => {
    watch.allowErrors(/ERR_FAILED/)
    await page.clock.install()
    await enrolTablet(page)
    await scanCard(page, freeCard)
    await fillEmails(page, email)
    await goOn(page)
    await page.getByLabel('Anrede').selectOption('Frau')
    await page.getByLabel('Vorname').fill('Philomena')
    await page.getByLabel('Nachname').fill('Zwetschgenbaum')
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
    await page.getByLabel('Passwort wiederholen').fill(password)
    await goOn(page)
    await expectKioskStep(page, kioskTitles.consents)

    const read = page.getByRole('button', { name: 'Teilnahmebedingungen lesen' })
    await read.click()
    const conditions = page.getByRole('dialog', { name: 'Teilnahmebedingungen' })
    await expect(conditions.getByRole('heading', { name: 'Das Programm' })).toBeVisible()
    await expect(conditions).toContainText('Stand: ')
    await watch.checkAccessibility()
    await expectPublicDevice(page)
    await page.clock.runFor(25_000)
    await conditions.getByRole('region').evaluate(
      (text) =>
        new Promise((scrolled) => {
          text.addEventListener('scroll', scrolled, { once: true })
          text.scrollTo(0, 400)
        }),
    )
    await page.clock.runFor(30_000)
    await expect(page.getByRole('dialog', { name: kiosk.inactive.title })).toBeHidden()
    await conditions.getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect(conditions).toBeHidden()
    await expect(read).toBeFocused()

    await page.route('**/datenschutz', (route) => route.abort())
    await page.getByRole('button', { name: 'Datenschutzhinweise lesen' }).click()
    const privacy = page.getByRole('dialog', { name: 'Datenschutzhinweise' })
    await expect(privacy).toContainText('Der Text lässt sich gerade nicht laden.')
    await watch.checkAccessibility()
    await page.unroute('**/datenschutz')
    await privacy.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(privacy.getByRole('region')).toBeFocused()
    await expect(privacy.getByRole('heading', { name: 'Ihre Rechte' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectKioskStep(page, kioskTitles.consents)
  },
)

test(
  "a known member links a card beside the portal's own session, and a tablet that loses its enrolment asks for the key",
  { tag: partTag('kiosk') },
  async ({ page, watch }) => {
    watch.allowErrors(/403/)
    await logInAt(page, '/', demoEmail('wien'))
    await expect(greeting(page)).toContainText('Theodor Hofer')
    await enrolTablet(page)
    await scanCard(page, otherFreeCard)
    await fillEmails(page, demoEmail('mitglied'))
    await goOn(page)
    await expectKioskStep(page, kioskTitles.known)
    await page.getByLabel('Passwort', { exact: true }).fill('falsch-2031')
    await goOn(page)
    await page.getByRole('button', { name: 'Karte verknüpfen' }).click()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(/Zugangsdaten stimmen nicht/)
    await page.getByLabel('Passwort', { exact: true }).fill('Genuss2026!')
    await goOn(page)
    await page.getByRole('button', { name: 'Karte verknüpfen' }).click()
    await expect(heading(page, 'Willkommen, Marlene!')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('4.321 Punkte')
    await page.goto('/')
    await expect(greeting(page)).toContainText('Theodor Hofer')

    await page.goto('/kiosk')
    await expectKioskStep(page, kioskTitles.card)
    await page.evaluate(() => fetch('/api/kiosk/enrolment', { method: 'DELETE' }))
    await scanCard(page, freeCard)
    await expectKioskStep(page, 'Dieses Tablet anmelden')
  },
)
