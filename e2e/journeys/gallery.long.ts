import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '@portal/tooling/build/root'
import { freePort, startProcess, type RunningProcess } from '@portal/tooling/run/start-process'
import { expect, test } from '../portal/test.ts'

let origin: string
let gallery: RunningProcess | undefined
test.beforeAll(async () => {
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  // As its script `serve` does; the first build may take a while.
  const args = ['../node_modules/webpack-cli/bin/cli.js', 'serve', '--config', 'webpack.config.ts', '--port', port]
  gallery = await startProcess({ args, cwd: path.join(root, 'gallery'), env: {}, readyUrl: `${origin}/main.js` })
})
test.afterAll(() => gallery?.stop())

/** Names and addresses of the families on the gallery's start page. */
async function familiesOf(page: Page): Promise<[string, string][]> {
  await page.goto(origin)
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((elements) =>
    elements.map((element) => [element.textContent ?? '', element.getAttribute('href') ?? '']),
  )
}

test('every component in every state has no violation and no sideways scrolling; open dialogs, too', async ({
  page,
  watch,
}) => {
  const families = await familiesOf(page)
  expect(families.length).toBeGreaterThan(9)
  for (const [name, address] of families) {
    await page.goto(`${origin}/${address}&scheme=browser`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways), `${name} scrolls sideways`).toBe(0)
    await watch.checkAccessibility()
    for (const button of await page.getByRole('button', { name: /^Open: / }).all()) {
      await button.click()
      await watch.checkAccessibility()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  }
})

test('a family is shown in both schemes side by side, whichever the browser prefers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origin}/?family=fields`)
  const ground = (scheme: string) =>
    page
      .frameLocator(`iframe[title$="${scheme} scheme"]`)
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main).backgroundColor)
  const [light, dark] = [await ground('light'), await ground('dark')]
  const brightness = (colour: string) => [...colour.matchAll(/\d+/g)].reduce((sum, [part]) => sum + Number(part), 0)
  expect(brightness(light)).toBeGreaterThan(600)
  expect(brightness(dark)).toBeLessThan(200)
})
