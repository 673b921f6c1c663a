import { t as embedLogin } from '@portal/embed/messages/login'
import { expect, type Locator } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test } from '../portal/embedding.ts'
import { openAsMember, pageWith, trueffel } from '../portal/embedding-page.ts'

/** The levels of the headings as a screen reader has them, in their order. */
const levelsOf = (element: Locator): Promise<number[]> =>
  element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('h1,h2,h3,h4,h5,h6') ?? [])].map((heading) =>
      Number(heading.ariaLevel ?? heading.localName.slice(1)),
    ),
  )

/** A heading of a level that its element gives; Playwright itself takes the level of the tag. */
const heading = (element: Locator, name: string, level: number): Locator =>
  element.getByRole('heading', { name }).and(element.locator(`[aria-level="${level}"]`))

test('headings of an element begin at the level that its page gives, and keep their distances', async ({
  page,
  embedding: { portal, host },
}) => {
  const body = `<h1>Shop</h1><h2>Prämien</h2><${tags.rewards} heading-level="3"></${tags.rewards}>
    <${tags.cards}></${tags.cards}><${tags.coupons} heading-level="2"></${tags.coupons}>`
  host.serve('/', pageWith(portal, body))
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await expect(heading(rewards, trueffel.name, 4)).toBeVisible()
  await expect(heading(rewards, 'Prämien', 3)).toBeVisible()
  // The question that takes the place of a page begins at the same level; without the attribute nothing changes.
  await expect(heading(page.locator(tags.coupons), embedLogin.title, 2)).toBeVisible()
  expect(await page.locator(tags.cards).locator('h2[aria-level]').count()).toBe(0)

  const given = await levelsOf(rewards)
  await rewards.evaluate((element) => element.setAttribute('heading-level', '2'))
  expect(await levelsOf(rewards)).toEqual(given.map((level) => level - 1))
  await rewards.evaluate((element) => element.setAttribute('heading-level', '6'))
  expect(new Set(await levelsOf(rewards))).toEqual(new Set([6]))
  for (const none of ['7', '0', 'drei', '']) {
    await rewards.evaluate((element, value) => element.setAttribute('heading-level', value), none)
    expect(await levelsOf(rewards)).toEqual(given.map((level) => level - 2))
  }
  await rewards.evaluate((element) => element.removeAttribute('heading-level'))
  expect(await rewards.locator('[aria-level]').count()).toBe(0)
})

test('headings that appear later have their level, too', async ({ page, embedding }) => {
  await openAsMember(page, embedding, 'account', 'heading-level="3"')
  const account = page.locator(tags.account)
  await expect(heading(account, 'Transaktionen', 3)).toBeVisible()
  await expect.poll(async () => Math.max(...(await levelsOf(account)))).toBeGreaterThan(4)
  const tagsAndLevels = await account.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('h1,h2,h3,h4') ?? [])].map(
      (heading) => Number(heading.ariaLevel) - Number(heading.localName.slice(1)),
    ),
  )
  expect(new Set(tagsAndLevels)).toEqual(new Set([2]))
})
