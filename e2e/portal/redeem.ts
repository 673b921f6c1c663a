import { expect, type Page } from 'playwright/test'

/** Goes from a reward's redeem page to the review, with the first card and the address of the profile. */
export async function toReview(page: Page, couponId: string): Promise<void> {
  await page.goto(`/vorteile-und-praemien/praemien/${couponId}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible()
}

export const submitOrder = (page: Page) => page.getByRole('button', { name: /^Jetzt für .* einlösen$/ })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })
export const beingChecked = (page: Page) => page.getByRole('heading', { name: 'Ihre Bestellung wird geprüft' })
