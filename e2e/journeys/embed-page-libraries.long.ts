import { the } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { expect, type Page } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test } from '../portal/embedding.ts'
import {
  eventsOf,
  fetchSessionToken,
  four,
  pageWith,
  recordEvents,
  setSessionToken,
  trueffel,
} from '../portal/embedding-page.ts'
import { harmfulScripts, harmlessScripts } from '../portal/page-libraries.ts'

/** Records the errors of a page, those that its console shows and those that nothing catches. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

for (const [name, script] of Object.entries(harmlessScripts))
  test(`elements show their content in a page with ${name}`, async ({ page, embedding: { portal, host } }) => {
    const errors = recordErrors(page)
    host.serve('/', pageWith(portal, four, `<script>{${script}}</script>`))
    await recordEvents(page)
    await page.goto(host.origin)
    const rewards = page.locator(tags.rewards)
    await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
    const count = Number.parseInt(await rewards.getByText(/^\d+ Prämien/).innerText())
    await expect(rewards.getByRole('listitem')).toHaveCount(count)
    await setSessionToken(page, 'rewards', await fetchSessionToken(portal))
    await expect(rewards.getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
    await expect(page.locator(tags.coupons).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator(tags.cards).getByRole('heading', { name: cardTexts.t.listTitle })).toBeVisible()
    await expect(page.locator(tags.account).getByText('4.321 Punkte').first()).toBeVisible()
    expect(await eventsOf(page)).not.toContainEqual(['error', expect.anything()])
    expect(errors).toEqual([])
  })

const sentence = `Diese Seite kann Inhalte ${the(brand.shop, 'genitive')} nicht zeigen.`
const message = (replaced: readonly string[]): string =>
  `Elements cannot work, because this page has replaced ${replaced.join(', ')}`

for (const [name, { script, replaced }] of Object.entries(harmfulScripts))
  test(`elements say that they cannot work in a page with ${name}`, async ({ page, embedding: { portal, host } }) => {
    const errors = recordErrors(page)
    const body = `<${tags.rewards}><p>Aus dem Shop</p></${tags.rewards}><${tags.coupons}></${tags.coupons}>`
    host.serve('/', pageWith(portal, body, `<script>{${script}}</script>`))
    await page.goto(host.origin)
    for (const element of await page.locator(`${tags.rewards}, ${tags.coupons}`).all()) {
      await expect(element.getByRole('alert')).toContainText(sentence)
      await expect(element.getByRole('link', { name: `Zum Portal ${the(brand.shop, 'genitive')}` })).toHaveAttribute(
        'href',
        portal.origin,
      )
      await expect(element.getByRole('button')).toHaveCount(0)
    }
    await expect(page.getByText('Aus dem Shop')).toBeVisible()
    expect(errors.filter((error) => error.startsWith('Elements'))).toEqual([message(replaced)])
  })

test('elements say that they cannot work when a later script of the page replaces what they need', async ({
  page,
  embedding: { portal, host },
}) => {
  const errors = recordErrors(page)
  const { script, replaced } = harmfulScripts['MooTools for 1.2']!
  host.serve('/later.js', `{${script}}`)
  host.serve('/', `${pageWith(portal, `<${tags.rewards}></${tags.rewards}>`)}<script src="/later.js" async></script>`)
  const isReady = Promise.withResolvers<void>()
  await page.route('**/later.js', async (route) => {
    await isReady.promise
    await route.continue()
  })
  await recordEvents(page)
  await page.goto(host.origin, { waitUntil: 'commit' })
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  isReady.resolve()
  await expect(rewards.getByRole('alert')).toContainText(sentence)
  expect(await eventsOf(page)).toContainEqual(['error', { code: 'builtinsReplaced' }])
  expect(errors).toEqual([message(replaced)])
})
