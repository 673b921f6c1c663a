import { expect } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test } from '../portal/embedding.ts'
import { pageWith, trueffel } from '../portal/embedding-page.ts'
import { snippetsOf } from '../portal/guide.ts'
import type { Portal } from '../portal/portal.ts'
import { openWithoutScripts } from '../portal/without-scripts.ts'

const text = 'Alle Prämien im Portal'
const loading = 'Wird geladen …'

/** The element with children of docs/embed.md. */
const withChildren = (portal: Portal): string => {
  const html = snippetsOf('html', portal.origin).find((snippet) => snippet.includes(text))
  if (html === undefined) throw new Error('docs/embed.md has no element with children')
  return html
}

test('a browser without scripts shows the children of an element', async ({ browser, embedding: { portal, host } }) => {
  const page = await openWithoutScripts(browser)
  host.serve('/', pageWith(portal, withChildren(portal)))
  await page.goto(host.origin)
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: text }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal.origin}`))
  await page.context().close()
})

test('children of an element show until the remote does, in the style of their page', async ({
  page,
  embedding: { portal, host },
}) => {
  const style = '<style>body { font: 20px serif; direction: rtl }</style>'
  host.serve('/', pageWith(portal, withChildren(portal), style))
  const registry = Promise.withResolvers<void>()
  await page.route('**/registry.json?*', async (route) => {
    await registry.promise
    await route.continue()
  })
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await page.evaluate((tag) => customElements.whenDefined(tag), tags.rewards)
  await expect(rewards.getByText(text)).toBeVisible()
  await expect(rewards.getByText(loading)).toBeHidden()
  const styleOf = () =>
    rewards.getByText(text).evaluate((element) => {
      const { direction, fontFamily, fontSize } = getComputedStyle(element)
      return { direction, fontFamily, fontSize }
    })
  expect(await styleOf()).toEqual({
    direction: 'rtl',
    fontFamily: 'serif',
    fontSize: '20px',
  })

  await rewards.evaluate((element) => element.replaceChildren())
  await expect(rewards.getByText(loading)).toBeVisible()
  await rewards.evaluate((element) => element.append('Bitte warten'))
  await expect(rewards.getByText(loading)).toBeHidden()

  registry.resolve()
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  await expect(rewards.locator('.embed')).toHaveAttribute('lang', 'de')
  await expect(rewards.locator('.embed')).toHaveCSS('direction', 'ltr')
  await rewards.evaluate((element) => element.append(document.createElement('hr')))
  await expect(rewards.locator('hr')).toBeHidden()
})

for (const [title, content] of [
  ['white space', '\n  '],
  ['a text for browsers without scripts', '<noscript>Ohne Skript</noscript>'],
])
  test(`an element with ${title} only says that it loads`, async ({ page, embedding: { portal, host } }) => {
    host.serve('/', pageWith(portal, `<${tags.rewards}>${content}</${tags.rewards}>`))
    await page.route('**/registry.json?*', () => {})
    await page.goto(host.origin)
    await expect(page.locator(tags.rewards).getByText(loading)).toBeVisible()
  })

test('children of an element show with the message while the portal does not work, and not after the next attempt', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/', pageWith(portal, withChildren(portal)))
  await page.route('**/registry.json?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByRole('alert')).toContainText('lässt sich gerade nicht laden')
  await expect(rewards.getByText(text)).toBeVisible()
  await rewards.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  await expect(rewards.getByText(text)).toBeHidden()
})

test('children of an element show when its remote fails, and stay when the script does not arrive', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/', pageWith(portal, withChildren(portal)))
  const rewards = page.locator(tags.rewards)
  await page.route('**/remotes/**', (route) => route.abort())
  await page.goto(host.origin)
  await expect(rewards.getByRole('alert')).toBeVisible()
  await expect(rewards.getByText(text)).toBeVisible()
  await page.route('**/embed/v1/rewards.js', (route) => route.abort())
  await page.reload()
  await expect(rewards.getByText(text)).toBeVisible()
  await expect(rewards.getByRole('alert')).toHaveCount(0)
})
