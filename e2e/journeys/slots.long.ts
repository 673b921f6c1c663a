import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { contractVersion } from '@portal/shared-contracts/remotes'
import * as paths from '@portal/shared-contracts/paths'
import type { Page } from 'playwright/test'
import { layoutShiftsOf, openSlowPage } from '../portal/layout-shifts.ts'
import { startPortal } from '../portal/portal.ts'
import { addMarketVersion, market, registerMarket } from '../portal/small-remote.ts'
import { expect, greeting, logInAt, test } from '../portal/test.ts'
import { copied, setPointer } from '../portal/versions.ts'

const slotPages = ['/', paths.benefitsAndRewards] as const
const teaser = (page: Page, version: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: `${market.label} ${version}` })
/** What stands last on a page; the widgets of remotes do, where there are any. */
const lastOf = (page: Page) => page.getByRole('main').locator(':scope > :last-child')

test('a widget stands in its slots from its release on, moves nothing, and a broken one harms nothing else', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/broken on purpose/, /console: Error \(.*react/)
  await using portal = await startPortal()
  await logInAt(page, portal.origin)
  await expect(greeting(page)).toBeVisible()

  await test.step('without a remote nothing stands in the slot', async () => {
    await expect(lastOf(page)).toContainText('Newsletter')
    await page.goto(portal.origin + paths.benefitsAndRewards)
    await expect(lastOf(page)).toHaveAttribute('id', 'termine')
  })

  await registerMarket(portal)
  await addMarketVersion(portal, '1.0.0', contractVersion)
  setPointer(portal, market.name, { current: '1.0.0' })
  await copied(portal)
  await test.step('the widget stands last on both pages, and nothing moves while it loads', async () => {
    for (const width of [390, 820, 1440]) {
      for (const path of slotPages) {
        const opened = await openSlowPage(context)
        await opened.setViewportSize({ width, height: 900 })
        await opened.goto(portal.origin + path)
        await expect(lastOf(opened).getByText(`${market.label} 1.0.0`)).toBeVisible()
        await expect(opened.locator('main [aria-busy="true"]')).toHaveCount(0)
        const shifts = await layoutShiftsOf(opened)
        expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01)
        await opened.close()
      }
    }
  })

  await test.step('a widget that throws is replaced by a notice in its place', async () => {
    await addMarketVersion(portal, '1.1.0', contractVersion, { breaks: true })
    setPointer(portal, market.name, { current: '1.1.0' })
    await copied(portal)
    await page.goto(portal.origin)
    await expect(lastOf(page).getByText('Dieser Bereich lässt sich gerade nicht laden')).toBeVisible()
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()
    setPointer(portal, market.name, { current: '1.1.0', previous: '1.0.0' })
    await copied(portal)
    await page.reload()
    await expect(teaser(page, '1.0.0')).toBeVisible()
  })
  await page.context().close()
})
