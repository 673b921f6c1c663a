import { t as redeem } from '@portal/mfe-rewards/messages/redeem'
import type { Page } from 'playwright/test'
import { expect, openAsMember } from './test.ts'

/** Logs in and redeems the reward R2 up to the address, with the first card. */
export async function openAddress(page: Page): Promise<void> {
  await openAsMember(page)
  await page.goto('/vorteile-und-praemien/praemien/R2')
  await chooseCard(page)
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeVisible()
}

/** The same up to the review, with the address of the profile. */
export async function openReview(page: Page): Promise<void> {
  await openAddress(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible()
}

/** From the address to the review, back to the address and forward again; each step's heading has the focus. */
export async function reviewBackAndForward(page: Page): Promise<void> {
  const review = page.getByRole('heading', { name: 'Prüfen und bestellen' })
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(review).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Adresse prüfen' })).toBeFocused()
  await page.goForward()
  await expect(review).toBeFocused()
}

/** From a reward's page to the step after the choice of a card. */
export async function chooseCard(page: Page): Promise<void> {
  await toSteps(page).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Weiter' }).click()
}

/** The link from a reward's page to its steps. */
export const toSteps = (page: Page) => page.getByRole('link', { name: 'Prämie einlösen' })
export const submitOrder = (page: Page) => page.getByRole('button', { name: /^Jetzt für .* einlösen$/ })
export const askedAgain = (page: Page) => page.getByRole('heading', { name: redeem.alreadyOrderedTitle })
export const thanks = (page: Page) => page.getByRole('heading', { name: redeem.doneTitle })
export const notConfirmed = (page: Page) => page.getByRole('heading', { name: redeem.unknownTitle })
