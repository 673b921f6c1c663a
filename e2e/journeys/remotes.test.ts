import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, focusedElement, greeting, logIn, openAsMember, test } from '../portal/test.ts'
import { recordPriorities } from '../portal/load-priorities.ts'
import { startPortal, type Portal } from '../portal/portal.ts'
import { addUncheckedRelease, changePointer } from '../portal/versions.ts'

/** Text of the fallback for a widget or a page. */
const fallback = /(Dieser Bereich|Diese Seite) lässt sich gerade nicht laden/
const retry = 'Noch einmal versuchen'

/** Folder of a remote's released version. */
function versionOf(portal: Portal, remote: string): string {
  const folder = path.join(portal.releases, 'remotes', remote)
  const { current } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { current: string }
  return path.join(folder, current)
}

test('shell and remotes share one React and one session under the strict content security policy', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).not.toContain('unsafe')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trüffelöl, 100 ml' })).toBeVisible()

  // Each copy of React adds a property with its own random key to the nodes it rendered.
  const keys = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#portal *')]
    return [...new Set(all.flatMap((node) => Object.keys(node).filter((key) => key.startsWith('__reactFiber$'))))]
  })
  expect(keys).toHaveLength(1)

  // mfe-auth writes the session, the shell greets the member, and mfe-rewards shows the balance.
  await openAsMember(page)
  await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
  await expect(page.getByText('Ihr Punktestand: 4.321')).toBeVisible()
})

test('a remote loads its own copy of optional shared modules that the shell does not provide', async ({ page }) => {
  // The portal starts at once on this page, and no remote is loaded.
  await page.goto('/gewinnspiel')
  await expect.poll(() => page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(true)
  // Simulates an older shell, which does not share icons and schemas.
  const removed = await page.evaluate(() => {
    type Shared = Record<string, Record<string, Record<string, unknown>>>
    const { __INSTANCES__ } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: Shared }[] } }
    ).__FEDERATION__
    const scopes = __INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap))
    const deleted = scopes.flatMap((scope) =>
      Object.keys(scope)
        .filter((name) => /schema$|icons$/.test(name))
        .map((name) => delete scope[name]),
    )
    return deleted.length
  })
  expect(removed).toBe(2)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite/ })
    .click()
  await expect(page.getByRole('link', { name: 'Trüffelöl, 100 ml' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Passwort anzeigen' }).locator('svg path')).not.toHaveCount(0)
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the scripts of a remote do not wait for pictures', async ({ page }) => {
  await openAsMember(page)
  const requests = await recordPriorities(page)
  await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
  await expect(page.getByText('Hauskaffee No. 7')).toBeVisible()
  expect(requests.filter(({ type, priority }) => type === 'Image' && priority === 'High')).toEqual([])
  const scripts = requests.filter(({ url }) => url.includes('/remotes/') && url.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(scripts.filter(({ priority }) => priority !== 'High')).toEqual([])
})

test.describe('a broken remote', () => {
  let portal: Portal
  test.beforeEach(async () => {
    portal = await startPortal()
  })
  test.afterEach(async ({ page }) => {
    // First the page, whose requests would fail without the portal.
    await page.close()
    await portal.close()
  })

  test('is replaced by a fallback while all other parts work, and is loaded again without a reload', async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/\/remotes\/mfe-rewards\//, /Failed to load resource/, /404/)
    const version = versionOf(portal, 'mfe-rewards')
    renameSync(version, `${version}.away`)

    await page.goto(portal.origin)
    await expect(page.getByText(fallback)).toBeVisible()
    await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    await page.goto(`${portal.origin}/faq`)
    await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible()
    await page.goto(`${portal.origin}/vorteile-und-praemien/praemien`)
    await expect(page.getByText(fallback)).toBeVisible()
    await watch.checkAccessibility()
    await page.getByRole('link', { name: 'Kontakt' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(fallback)).toBeVisible()

    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    renameSync(`${version}.away`, version)
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
    await expect(page.getByText('Hauskaffee No. 7')).toBeVisible()
    expect(await focusedElement(page)).toBe('main')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  for (const part of ['entry', 'chunk'] as const) {
    test(`does not run when its ${part} was tampered with`, async ({ page, watch }) => {
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
      await expect(page.getByRole('link', { name: 'Trüffelöl, 100 ml' })).toBeVisible()
      expect(await focusedElement(page)).toBe('h2')
    })
  }

  test('does not run when its entry loads chunks without their hashes', async ({ page, watch }) => {
    watch.allowErrors(/\/remotes\/mfe-rewards\//, /integrity/i, /Failed to load resource/)
    changePointer(portal, 'mfe-rewards', { current: await addUncheckedRelease(portal, 'mfe-rewards') })
    await page.goto(portal.origin)
    await expect(page.getByText(fallback)).toBeVisible()
    expect(await page.evaluate(() => 'uncheckedRan' in globalThis)).toBe(false)
    await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  })
})
