import path from 'node:path'
import { expect } from 'playwright/test'
import { contractVersion, type SlotName } from '@portal/shared-contracts/remotes'
import { demoFreeCards } from '@portal/sandbox/demo'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { addDocumentedPages, addDocumentedSlot } from '@portal/tooling/pack/documented-pages'
import type { TeamFolder } from '@portal/tooling/pack/team-folder'
import { test } from '../portal/engine.ts'
import { visitorIn } from '../portal/newcomer.ts'
import type { Portal } from '../portal/portal.ts'
import { addMarketVersion, market, register, registerMarket } from '../portal/small-remote.ts'
import { logInAt } from '../portal/test.ts'
import { overviewOf, remoteOf, tools } from '../portal/tool-remote.ts'
import { openToolRemotes } from '../portal/tool-team.ts'
import { copied, setPointer } from '../portal/versions.ts'
import { watchPage } from '../portal/watch.ts'

let portal: Portal
let team: TeamFolder
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  ;({ portal, team } = await openToolRemotes())
})
test.afterAll(async () => {
  await team?.[Symbol.asyncDispose]()
  await portal?.close()
})

/** Releases a version of another remote whose widget stands in a slot. */
async function fillSlot(slot: SlotName, version: string): Promise<void> {
  await registerMarket(portal)
  await register(portal, market.name, { slots: [{ slot, widget: 'teaser' }] })
  await addMarketVersion(portal, version, contractVersion, { breaks: false, slots: [slot] })
  setPointer(portal, market.name, { current: version })
  await copied(portal)
}

for (const [index, tool] of tools.entries()) {
  test(`both pages of docs/calls-of-a-remote.md, built with ${tool}, show coupons with styles and a picture, and link a card`, async ({
    browser,
  }) => {
    const folder = path.join(team.place('team'), remoteOf(tool))
    addDocumentedPages(folder, overviewOf(tool), `${tool}.config.ts`)
    const slot = addDocumentedSlot(folder)
    const offer = `npx remotes keys add ${remoteOf(tool)} --offer ${slot}`
    await team.run(`cd ${remoteOf(tool)}\nnpm test && npm run check && ${offer} && npx remotes release`)
    await fillSlot(slot, `1.0.${index}`)
    const page = await visitorIn(browser, portal, 70 + index)
    const watch = watchPage(page)

    await logInAt(page, `${overviewOf(tool)}/coupons`)
    const coupon = page.getByText(titleOf('A1'), { exact: true })
    await expect(coupon).toBeVisible()
    const picture = page.locator('main img[width="48"]')
    await expect(picture).toHaveJSProperty('naturalWidth', 48)
    await expect(picture.locator('..')).toHaveCSS('display', 'grid')
    await expect(page.getByRole('main').getByText(`${market.label} 1.0.${index}`)).toBeVisible()

    const [cardCode = ''] = demoFreeCards.slice(index)
    await page.goto(`${overviewOf(tool)}/karten`)
    const number = page.getByRole('textbox', { name: 'Kartennummer' })
    await number.fill('12')
    await page.getByRole('button', { name: 'Karte verknüpfen' }).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill(cardCode)
    await page.getByRole('button', { name: 'Karte verknüpfen' }).click()
    await expect(page.getByText(cardCode, { exact: true })).toBeVisible()
    watch.verify()
    await page.context().close()
  })
}
