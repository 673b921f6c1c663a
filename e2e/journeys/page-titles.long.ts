import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'
import { expect, openAsMember, test } from '../portal/test.ts'

const inTab = (title: string): string => `${title} | ${brand.card.name}`

// Rules: public-pages-93, rewards-and-orders-9
test("the browser's tab names the reward and the highlight, and an unknown one 'Fehler' with noindex", async ({
  page,
}) => {
  const noindex = page.locator('meta[name=robots][content=noindex]')
  await openAsMember(page)
  for (const [address, title] of [
    [paths.reward('R2'), titleOf('R2')],
    [paths.highlight(titleOf('R2'), 'R2'), titleOf('R2')],
    [paths.reward('R-unbekannt'), 'Fehler'],
    [paths.highlight('Nichts', 'R-unbekannt'), 'Fehler'],
  ] as const) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(inTab(title))
    await expect(noindex).toHaveCount(title === 'Fehler' ? 1 : 0)
  }
  // The next page has its own title, and search engines may list it.
  await page.getByRole('link', { name: 'Alle Prämien ansehen' }).first().click()
  await expect(page).toHaveTitle(inTab('Prämien'))
  await expect(noindex).toHaveCount(0)
})
