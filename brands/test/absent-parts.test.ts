import { globSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import type { RegistrySnapshot, ReleaseRecord } from '@portal/shared-contracts/remotes'
import { expect, test, vi } from 'vitest'

// Every module that is loaded here is loaded with a brand that has none of the parts.
vi.mock('@portal/shared-contracts/brand/brand', async () => {
  const { brand } = await import('../testing/first-brand.ts')
  const withoutParts: Brand['withoutParts'] = ['contest', 'events', 'rarities', 'app', 'kiosk', 'newsletter']
  return { brand: { ...brand, withoutParts } }
})

const root = path.resolve(import.meta.dirname, '../..')
const load = async <Module>(file: string): Promise<Module> => (await import(path.join(root, file))) as Module

const pages = [
  '/gewinnspiel',
  '/gewinnspiel-teilnahmebedingungen',
  '/vorteile-und-praemien/raritaeten-und-sondereditionen',
  '/app',
  '/kiosk',
  '/newsletter',
  '/newsletter/bestaetigen',
]

type Build = { documents: readonly { path: string }[] }
type Edge = {
  resolvePage: (path: string, user: 'visitor', build: Build, snapshot: RegistrySnapshot) => { status: number }
}
type SampleBuild = { build: Build; snapshot: RegistrySnapshot; authRecord: ReleaseRecord }
type HasPage = (path: string) => boolean
type Menu = readonly object[]

/** A remote that was released before parts could be absent. */
const routes = pages.map((page) => ({ path: page, title: page, chunks: [] }))

// Rule: public-pages-96
test('the edge answers 404 for the pages of absent parts, also for those of a remote', async () => {
  const { resolvePage } = await load<Edge>('edge-proxy/src/pages/resolve-page.ts')
  const { build, snapshot, authRecord } = await load<SampleBuild>('edge-proxy/src/pages/testing/sample-build.ts')
  const older = { ...snapshot, 'mfe-auth': { base: '/remotes/mfe-auth/1/', record: { ...authRecord, routes } } }
  const documents = build.documents.filter(({ path: page }) => !pages.includes(page))
  const found = pages.map((page) => resolvePage(page, 'visitor', { ...build, documents }, older).status)
  expect(found).toEqual(pages.map(() => 404))
})

// Rule: public-pages-96
test('the shell has no page of absent parts, and its menus do not name them', async () => {
  const { createSiteMap } = await load<{ createSiteMap: (registry: RegistrySnapshot) => { hasPage: HasPage } }>(
    'shell/src/app/site-map.ts',
  )
  const { memberMenu, visitorMenu, visibleMenu } = await load<{
    memberMenu: Menu
    visitorMenu: Menu
    visibleMenu: (menu: Menu, hasPage: HasPage) => Menu
  }>('shell/src/layout/menus.ts')
  const { releaseRecord } = await load<{ releaseRecord: (changes: Partial<ReleaseRecord>) => ReleaseRecord }>(
    'shell/src/testing/release-record.ts',
  )
  const { hasPage } = createSiteMap({ 'mfe-auth': { base: '/', record: releaseRecord({ routes }) } })
  expect(pages.filter(hasPage)).toEqual([])
  expect(hasPage('/faq')).toBe(true)
  const shown = JSON.stringify(
    [visibleMenu(memberMenu, () => true), visibleMenu(visitorMenu, () => true)],
    (key, value: unknown) =>
      // Pages that only mark their group.
      key === 'otherPages' ? undefined : value,
  )
  expect(shown).toContain('Kontodaten')
  expect(shown).not.toMatch(/newsletter|rarität|gewinnspiel/i)
})

// Rule: public-pages-96
test('no page of text names an absent part', async () => {
  const files = globSync('brands/standard/content/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/(?:pages|app|newsletter|contest-conditions|accessible-service)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(6)
  for (const file of files)
    expect([file, JSON.stringify(await load(file))]).toEqual([
      file,
      expect.not.stringMatching(/newsletter|gewinnspiel|rarität|vormerkung|am tablet|die app\b/i),
    ])
})
