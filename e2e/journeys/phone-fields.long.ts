import * as paths from '@portal/shared-contracts/paths'
import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

/**
 * The fields that a page shows, as a phone treats them; only fields without a use for the owner's data may be `off`.
 */
const fieldsOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), select')]
      .filter((field) => field.checkVisibility())
      .map((field) => ({
        name: field.labels?.[0]?.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(field).fontSize),
        completes: field.autocomplete,
        keyboard: [field.inputMode, field.enterKeyHint].join(' ').trim(),
      })),
  )

const pages = [
  {
    address: '/#anmelden',
    who: 'visitor',
    completes: ['username', 'current-password', 'email'],
    keyboards: ['email', 'go', 'email'],
  },
  { address: paths.forgottenPassword, who: 'visitor', completes: ['username'], keyboards: ['email send'] },
  { address: paths.cards, who: 'member', completes: ['off'], keyboards: ['numeric send'] },
  { address: paths.transactions, who: 'member', completes: ['off'], keyboards: ['search'] },
  {
    address: paths.missingPoints,
    who: 'member',
    completes: ['off', 'off', 'off', 'off', ''],
    keyboards: ['', 'decimal', '', '', ''],
  },
] as const

test.use({ viewport: { width: 390, height: 844 } })

for (const { address, who, completes, keyboards } of pages) {
  test(`fields of ${address} have 16 px or more, what completes them, and the keyboard for them`, async ({ page }) => {
    await (who === 'member' ? logInAt(page, address) : page.goto(address))
    // On a phone the search of the bookings is behind a button.
    if (address === paths.transactions) await page.getByRole('main').getByRole('button', { name: 'Suche' }).click()
    await expect(async () => {
      const fields = await fieldsOf(page)
      expect(fields.map((field) => field.completes)).toEqual(completes)
      expect(fields.map((field) => field.keyboard)).toEqual(keyboards)
      expect(fields.filter(({ size }) => size < 16)).toEqual([])
    }).toPass()
  })
}
