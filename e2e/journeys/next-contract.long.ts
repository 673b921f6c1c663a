import { rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { buildNextContract, releaseFrom } from '../portal/next-contract.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'
import { copied } from '../portal/versions.ts'

/** Pages of remotes, with their headings. */
const pages = [
  ['/vorteile-und-praemien/aktionen', 'Aktionen'],
  ['/vorteile-und-praemien/praemien', 'Prämien'],
  ['/konto/transaktionen', 'Transaktionen'],
] as const

async function expectPages(page: Page, origin: string): Promise<void> {
  for (const [address, heading] of pages) {
    await page.goto(origin + address)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
}

/** The versions of remotes that a page loads, without the hash of the build. */
function loadedBy(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const version = /^\/remotes\/[^/]+\/(\d+)\./.exec(new URL(response.url()).pathname)?.[1]
    if (version !== undefined) loaded.add(version)
  })
  return loaded
}

test.setTimeout(400_000)

test('a portal moves to the next contract: each shell shows remotes of its own, and an open page goes on', async ({
  browser,
}) => {
  const next = buildNextContract()
  try {
    await using portal = await startPortal()
    const page = await browser.newPage({ baseURL: portal.origin, locale: 'de-DE' })
    const loaded = loadedBy(page)
    await page.goto('/')
    await logIn(page)
    await expect(greeting(page)).toBeVisible()

    releaseFrom(next, portal)
    await copied(portal)
    await expectPages(page, portal.origin)
    await page.goto('/')
    await expect(greeting(page)).toBeVisible()

    await using beside = await startPortal({ REMOTES_DIR: portal.releases }, 'sandbox', next)
    const newPage = await browser.newPage({ baseURL: beside.origin, locale: 'de-DE' })
    const newLoaded = loadedBy(newPage)
    await newPage.goto('/')
    await logIn(newPage)
    await expect(greeting(newPage)).toBeVisible()
    await expectPages(newPage, beside.origin)
    expect([...loaded, ...newLoaded]).toEqual(['0', '1'])

    // The edge is replaced. A page of the old shell asks for a remote that it has not loaded, from its own contract.
    await portal.stopEdge()
    await portal.startEdge(next)
    await page.getByRole('main').getByRole('link', { name: 'Meine Karten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
    expect([...loaded]).toEqual(['0'])
    await expectPages(page, portal.origin)
    expect([...loaded]).toEqual(['0', '1'])

    for (const { edgeLog } of [portal, beside]) expect(edgeLog()).not.toMatch(/refused|rolled back/)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
})
