import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { contractVersion, type SlotName } from '@portal/shared-contracts/remotes'
import { demoFreeCards } from '@portal/sandbox/demo'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { addDocumentedPages, addDocumentedSlot } from '@portal/tooling/pack/documented-pages'
import type { TeamFolder } from '@portal/tooling/pack/team-folder'
import { blocksOf, sectionOf, subsectionsOf } from '@portal/tooling/run/documents'
import { test } from '../portal/engine.ts'
import { visitorIn } from '../portal/newcomer.ts'
import type { Portal } from '../portal/portal.ts'
import { addMarketVersion, market, registerMarket } from '../portal/small-remote.ts'
import { logInAt, member } from '../portal/test.ts'
import { changeFile, overviewOf, remoteOf, tools, type Tool } from '../portal/tool-remote.ts'
import { openToolRemotes, playwrightVersion } from '../portal/tool-team.ts'
import { copied, readPointer, setPointer } from '../portal/versions.ts'
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

const guide = 'docs/release-a-remote.md'
const commandsIn = (text: string): string => blocksOf(text, 'sh').join('')

/** The commands of a section of the guide for a remote of a tool, in the portal of the journey. */
const commandsOf = (heading: string, tool: Tool): string =>
  commandsIn(sectionOf(guide, heading))
    .replaceAll(/mfe-(?:events|games)/g, remoteOf(tool))
    .replaceAll('https://portal.example', portal.origin)

/** Runs commands in the folder of a remote. */
const runIn = (tool: Tool, commands: string): Promise<string> => team.run(`cd ${remoteOf(tool)}\n${commands}`)

/** Releases a version of another remote whose widget fills these slots. */
async function releaseMarket(version: string, slots: readonly SlotName[]): Promise<void> {
  await addMarketVersion(portal, version, contractVersion, { slots })
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
    await registerMarket(portal)
    await runIn(tool, `npm test && npm run check && ${offer} && npx remotes release`)
    await runIn(tool, commandsOf('Slots of a remote', tool))
    await releaseMarket(`1.0.${index}`, [slot])
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

  test(`the guide's commands check a canary of ${tool} in a browser, promote it, and bring the version before back in an emergency`, async () => {
    const before = readPointer(portal, remoteOf(tool)).current
    changeFile(team, tool, 'src/messages/heroes.ts', (text) => text.replace('Schön, dass Sie da sind.', 'Willkommen.'))
    await runIn(tool, 'npm version patch && npx remotes release --canary 5')
    const { canary } = readPointer(portal, remoteOf(tool))
    expect(canary).toMatchObject({ version: expect.not.stringMatching(before ?? ''), percent: 5 })

    const account = { email: member.loginName, password: member.password }
    writeFileSync(path.join(team.place('team'), remoteOf(tool), 'account.json'), JSON.stringify(account))
    // The journey's own version of Playwright, for the Chromium of this machine, which CHROMIUM_PATH names.
    const commands = commandsOf('Check a version in a browser', tool)
      .replace('--save-dev playwright', `--save-dev playwright@${playwrightVersion}`)
      .replace('npx playwright install chromium\n', '')
    const output = await runIn(tool, commands)
    expect(output).toMatch(new RegExp(`^ +${overviewOf(tool)}/karten +member +390 px +passed`, 'm'))
    expect(readPointer(portal, remoteOf(tool))).toMatchObject({ current: canary?.version, previous: before })

    const pointer = subsectionsOf(sectionOf(guide, 'What the pointer says'))
    const emergency = pointer.find(([heading]) => heading === 'In an emergency')?.[1] ?? ''
    const restore = commandsIn(emergency)
      .replaceAll('mfe-events', remoteOf(tool))
      .replaceAll('$RELEASES', portal.releases)
      .replaceAll('VERSION', before ?? '')
    expect(await team.run(restore)).toContain(`${remoteOf(tool)} is ${before}, previous ${canary?.version}`)
  })
}

test("the guide's commands switch a remote off, and remove it whole", async ({ page }) => {
  const [tool] = tools
  // As the guide says: first the other one is released without the slot, then its claim is removed.
  await releaseMarket('2.0.0', [])
  await team.run(`npx remotes keys remove ${market.name} --slot ${remoteOf(tool)}:below:teaser`)
  expect(await team.run(commandsOf('Removing a remote', tool))).toContain(`${remoteOf(tool)} is switched off`)
  await copied(portal)
  expect((await page.goto(portal.origin + overviewOf(tool)))?.status()).toBe(404)
  const atOnce = commandsOf('Removing a remote', tool).replace('\n', ' --files\n')
  expect(await team.run(atOnce)).toContain(`${remoteOf(tool)} is removed`)
  expect(await team.run('npx remotes list')).not.toContain(remoteOf(tool))
  expect((await page.goto(portal.origin + overviewOf(tool)))?.status()).toBe(404)
})
