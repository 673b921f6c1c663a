import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fallback, retry, versionOf } from '../portal/broken-remote.ts'
import { startPortal, type Portal } from '../portal/portal.ts'
import { expect, focusedElement, test } from '../portal/test.ts'
import { addUncheckedRelease, changePointer, copied } from '../portal/versions.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal()
})
test.afterEach(async ({ page }) => {
  // First the page, whose requests would fail without the portal.
  await page.close()
  await portal.close()
})

for (const part of ['entry', 'chunk'] as const) {
  test(`a remote does not run when its ${part} was tampered with`, async ({ page, watch }) => {
    watch.allowErrors(/\/remotes\/mfe-rewards\//, /integrity/, /Failed to load resource/)
    const version = versionOf(portal, 'mfe-rewards')
    const files = readdirSync(version).filter(
      (file) => file.endsWith('.js') && (file === 'entry.js') === (part === 'entry'),
    )
    const originals = files.map((file) => [file, readFileSync(path.join(version, file), 'utf8')] as const)
    for (const [file, code] of originals) {
      writeFileSync(path.join(version, file), `window.tampered = true;${code}`)
      renameSync(path.join(version, `${file}.br`), path.join(version, `${file}.away`))
    }

    await page.goto(portal.origin)
    await expect(page.getByText(fallback)).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()

    for (const [file, code] of originals) {
      writeFileSync(path.join(version, file), code)
      renameSync(path.join(version, `${file}.away`), path.join(version, `${file}.br`))
    }
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()
    expect(await focusedElement(page)).toBe('h2')
  })
}

test('a remote does not run when its entry loads chunks without their hashes', async ({ page, watch }) => {
  watch.allowErrors(/\/remotes\/mfe-rewards\//, /integrity/i, /Failed to load resource/)
  changePointer(portal, 'mfe-rewards', { current: await addUncheckedRelease(portal, 'mfe-rewards') })
  await copied(portal)
  // Firefox runs a script without a hash if a preload of the page has compared it with the hash of the record.
  await page.route(`${portal.origin}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<link rel="preload"[^>]*mfe-rewards[^>]*>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto(portal.origin)
  await expect(page.getByText(fallback)).toBeVisible()
  expect(await page.evaluate(() => 'uncheckedRan' in globalThis)).toBe(false)
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
})
