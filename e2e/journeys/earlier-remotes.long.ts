import { benefitsAndRewards, cards, coupons, transactions } from '@portal/shared-contracts/paths'
import { t as overview } from '@portal/shell/messages/overview'
import { buildEarlierRemotes } from '../portal/earlier-remotes.ts'
import { releaseFrom } from '../portal/next-contract.ts'
import { startPortal, type Portal } from '../portal/portal.ts'
import { openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, orders, test as base } from '../portal/test.ts'
import { copied, readPointer } from '../portal/versions.ts'

/** With a portal of its own, because other journeys of the worker need the remotes of today. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({ backend }, use) => {
      await using portal = await startPortal({}, backend)
      await use(portal)
    },
    { scope: 'worker' },
  ],
})

test.setTimeout(400_000)

const currentOf = (portal: Portal) => readPointer(portal, 'mfe-rewards').current

test('remotes that were released before shared modules moved run in the shell of today: a member orders a reward', async ({
  page,
  portal,
}) => {
  const today = currentOf(portal)
  using earlier = buildEarlierRemotes()
  releaseFrom(earlier.path, portal)
  await copied(portal)
  expect(currentOf(portal)).not.toBe(today)
  const loaded = new Set<string | undefined>()
  page.on('response', (response) => {
    const [, version] = /^\/remotes\/mfe-rewards\/([^/]+)\//.exec(new URL(response.url()).pathname) ?? []
    if (version !== undefined) loaded.add(version)
  })

  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
  expect([...loaded]).toEqual([currentOf(portal)])
  const pages = { [cards]: 'Meine Karten', [coupons]: 'Aktionen', [transactions]: 'Transaktionen' }
  for (const [address, name] of Object.entries(pages)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
  // They have no widgets for this page.
  await page.goto(benefitsAndRewards)
  await expect(page.getByText(`${overview.balance}:`)).toBeVisible()
  for (const name of [overview.rewardsTitle, 'Läuft bald ab'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
