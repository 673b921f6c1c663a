import { expect, type Page } from 'playwright/test'
import { demoFreeCards } from '@portal/sandbox/demo'
import { t as kiosk } from '@portal/mfe-auth/messages/kiosk'

/** The kiosk key of the edges that journeys start. */
export const kioskKey = 'kiosk-key-of-the-journeys'

export const [freeCard = '', otherFreeCard = ''] = demoFreeCards

/**
 * Types like a scanner: nineteen digits and Enter, none of which waits until the browser has confirmed the one before.
 */
export async function scanCard(page: Page, cardCode: string): Promise<void> {
  await Promise.all([...cardCode, 'Enter'].map((key) => page.keyboard.press(key)))
}

export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Weiter' }).click()

/** Waits for a step, whose heading takes the focus after the first one. */
export async function expectKioskStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** Enrols the browser of the page as staff do, and leaves it at the first step. */
export async function enrolTablet(page: Page, kiosk = '/kiosk'): Promise<void> {
  await page.goto(kiosk)
  await page.getByLabel('Schlüssel', { exact: true }).fill(kioskKey)
  await page.getByRole('button', { name: 'Tablet anmelden' }).click()
  await expectKioskStep(page, kioskTitles.card)
}

export const kioskTitles = {
  card: kiosk.card.title,
  email: kiosk.email.title,
  person: kiosk.person.title.new,
  known: kiosk.person.title.known,
  consents: kiosk.consents.title,
  check: kiosk.check.title,
} as const

/** Types the e-mail address twice. */
export async function fillEmails(page: Page, email: string, repeat = email): Promise<void> {
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(repeat)
}

/** Fields that a browser neither fills nor remembers, and targets for fingers. */
export async function expectPublicDevice(page: Page): Promise<void> {
  const found = await page.getByRole('main').evaluate((main) => ({
    remembered: main.querySelectorAll('form, input[type=password], input:not([autocomplete=off]), a[href]').length,
    small: [...main.querySelectorAll('button, input:not([type=checkbox]), select')]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 56)
      .map((target) => target.outerHTML),
  }))
  expect(found).toEqual({ remembered: 0, small: [] })
}
