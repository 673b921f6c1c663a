import type { Locator, Page } from 'playwright'
import { isFirefox } from '../portal/engine.ts'
import { isStarted } from '../portal/started.ts'
import { expect, greeting, openAsMember, test } from '../portal/test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('Back while a reloaded page starts shows the page before as it was left', async ({ page }) => {
  await openAsMember(page)
  const { toRewards, position } = await openRewards(page)
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    // A message runs between the slices in which React hydrates the document.
    port1.start()
    port1.addEventListener('message', () => {
      const isBegun = Object.keys(document.querySelector('#portal header') ?? {}).some((key) =>
        key.startsWith('__react'),
      )
      if (isBegun) history.back()
      else port2.postMessage(null)
    })
    port2.postMessage(null)
  })
  if (!isFirefox(page)) {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  }
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(toRewards).toBeFocused()
  await expect.poll(() => distanceTo(page, position)).toBeLessThanOrEqual(1)
})

for (const { title, move, isRestored } of [
  { title: 'what moves by itself', move: (page: Page) => page.evaluate(() => scrollTo(0, 5)), isRestored: true },
  { title: 'a member who scrolls', move: (page: Page) => page.mouse.wheel(0, 5), isRestored: false },
])
  // Rule: public-pages-77
  test(`after Back to a page whose code comes late, ${title} ${isRestored ? 'does not keep' : 'keeps'} it from its place`, async ({
    page,
  }) => {
    await openAsMember(page)
    const { toRewards, position } = await openRewards(page)
    await page.reload()
    await expect.poll(() => isStarted(page)).toBe(true)
    await expect(heading(page, 'Prämien')).toBeVisible()
    // A request that is on its way when routing begins can fail.
    await page.waitForLoadState('networkidle')
    const moved = Promise.withResolvers<void>()
    await page.route(/assets\/.*\.js/, (route) => moved.promise.then(() => route.continue()))
    await page.goBack()
    await expect(heading(page, 'Prämien')).toHaveCount(0)
    await move(page)
    await expect(toRewards).toHaveCount(0)
    moved.resolve()
    await expect(toRewards).toBeVisible()
    if (isRestored) await expect(toRewards).toBeFocused()
    await expect(greeting(page)).toBeVisible()
    // The page is as long as it was only once the lists below its heading are there.
    if (isRestored) await expect.poll(() => distanceTo(page, position)).toBeLessThanOrEqual(1)
    else expect(await distanceTo(page, position)).toBeGreaterThan(1)
  })

/** How far the page is scrolled from a place, in pixels; heights of parts of a pixel may round to another one. */
const distanceTo = async (page: Page, place: number): Promise<number> =>
  Math.abs((await page.evaluate(() => scrollY)) - place)

/** From home to the rewards by the keyboard; `position` is how far home was scrolled. */
async function openRewards(page: Page): Promise<{ toRewards: Locator; position: number }> {
  const toRewards = page.getByRole('main').getByRole('link', { name: 'Alle Prämien ansehen' })
  await toRewards.focus()
  const position = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Prämien')).toBeFocused()
  return { toRewards, position }
}
