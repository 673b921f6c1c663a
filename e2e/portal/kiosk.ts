import type { Page } from 'playwright/test'

/** The kiosk key of the edges that journeys start. */
export const kioskKey = 'kiosk-key-of-the-journeys'

/** Enrols the browser of the page as staff do, and leaves it at the first step. */
export async function enrolTablet(page: Page, kiosk = '/kiosk'): Promise<void> {
  await page.goto(kiosk)
  await page.getByLabel('Schlüssel').fill(kioskKey)
  await page.getByRole('button', { name: 'Tablet anmelden' }).click()
}
