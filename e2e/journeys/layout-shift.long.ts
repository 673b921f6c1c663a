import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { layoutShiftJourneys } from '../portal/layout-shift-journeys.ts'
import { expect, openAsMember, test } from '../portal/test.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px`, () => layoutShiftJourneys(viewport))

for (const who of ['visitor', 'member'])
  test(`the highlights of a ${who} are as high as their placeholders, so that Back finds its place`, async ({
    page,
  }) => {
    if (who === 'member') await openAsMember(page)
    const highlights = page.locator('#praemien-highlights')
    const height = () =>
      highlights.evaluate(async (section) => {
        await document.fonts.ready
        return Math.round(section.getBoundingClientRect().height)
      })
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route('**/remotes/mfe-rewards/**', (route) => code.promise.then(() => route.continue()))
      await page.route(/coupons%3F/, (route) => data.promise.then(() => route.continue()))
      await page.goto('/')
      await highlights.scrollIntoViewIfNeeded()
      const heights = [await height()]
      code.resolve()
      await expect(highlights.getByRole('status')).toHaveText('Die Prämien-Highlights werden geladen …')
      heights.push(await height())
      data.resolve()
      await expect(highlights.getByRole('link', { name: titleOf('R1') })).toBeVisible()
      heights.push(await height())
      expect(Math.max(...heights) - Math.min(...heights), `${width} px: ${heights}`).toBeLessThanOrEqual(1)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
