import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { renameSync } from 'node:fs'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import { fallback, retry, versionOf } from '../portal/broken-remote.ts'
import { recordPriorities } from '../portal/load-priorities.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, focusedElement, greeting, logIn, openAsMember, test } from '../portal/test.ts'

test('shell and remotes share one React and one session under the strict content security policy', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).not.toContain('unsafe')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()

  // Each copy of React adds a property with its own random key to the nodes it rendered.
  const keys = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#portal *')]
    return [...new Set(all.flatMap((node) => Object.keys(node).filter((key) => key.startsWith('__reactFiber$'))))]
  })
  expect(keys).toHaveLength(1)

  // mfe-auth writes the session, the shell greets the member, and mfe-rewards shows the balance.
  await openAsMember(page)
  await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
  await expect(page.getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
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
  await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Passwort anzeigen' }).locator('svg path')).not.toHaveCount(0)
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the scripts of a remote do not wait for pictures', async ({ page }) => {
  await openAsMember(page)
  const requests = await recordPriorities(page)
  await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
  await expect(page.getByText(titleOf('R2'))).toBeVisible()
  expect(requests.filter(({ type, priority }) => type === 'Image' && priority === 'High')).toEqual([])
  const scripts = requests.filter(({ url }) => url.includes('/remotes/') && url.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(scripts.filter(({ priority }) => priority !== 'High')).toEqual([])
})

// Rule: public-pages-13
test('a broken remote is replaced by a fallback while all other parts work, and is loaded again without a reload', async ({
  page,
  watch,
}) => {
  await using portal = await startPortal()
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
  await expect(page.getByText(titleOf('R2'))).toBeVisible()
  expect(await focusedElement(page)).toBe('main')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Its requests would fail without the portal.
  await page.close()
})
