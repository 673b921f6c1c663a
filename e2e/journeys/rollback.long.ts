import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { publishBuilt } from '@portal/tooling/run/publish-built'
import { root } from '@portal/tooling/build/root'
import { test } from '../portal/engine.ts'
import { startPortal } from '../portal/portal.ts'
import { addCopiedRelease, readPointer } from '../portal/versions.ts'

const remote = 'mfe-rewards'
const highlight = (page: Page) => page.getByRole('link', { name: titleOf('R1') })

/** The version of mfe-rewards that a page was given. */
const versionIn = (page: Page): Promise<string | undefined> =>
  page.evaluate((name) => {
    const data = JSON.parse(document.getElementById('portal-data')?.textContent ?? '') as {
      registry: Record<string, { record: { version: string } }>
    }
    return data.registry[name]?.record.version
  }, remote)

/** A store of releases in a folder of this machine, served as a bucket is. */
async function openStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
  const [releases, dataDir] = [path.join(folder, 'releases'), path.join(folder, 'keys')]
  await publishBuilt(releases, dataDir)
  const keyFile = path.join(dataDir, 'release-key.json')
  const server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(path.join(releases, url)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { public: key } = JSON.parse(readFileSync(keyFile, 'utf8')) as { public: { x: string } }
  return {
    releases,
    dataDir,
    /** Settings of an edge that reads this store. */
    settings: {
      REMOTES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      REMOTES_DIR: '',
      REGISTRY_PUBLIC_KEYS: key.x,
    },
    /** Runs a release command on this store. */
    remotes(...args: string[]): void {
      const script = path.join(root, 'remote-kit/src/commands/remotes.ts')
      execFileSync(process.execPath, [script, ...args, '--to', releases])
    },
    [Symbol.asyncDispose]: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      rmSync(folder, { recursive: true })
    },
  }
}

test('an open page goes on while mfe-rewards is released and rolled back; the next visit has each within five seconds', async ({
  browser,
}) => {
  await using store = await openStore()
  await using portal = await startPortal(store.settings)
  const { current } = readPointer(store, remote)
  const next = await addCopiedRelease(store, remote)
  const open = await browser.newPage({ baseURL: portal.origin })
  const visit = await browser.newPage({ baseURL: portal.origin })
  const versionOfNextVisit = async () => {
    await visit.goto('/')
    return versionIn(visit)
  }
  await open.goto('/')
  await open.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(highlight(open)).toBeVisible()
  expect(await versionOfNextVisit()).toBe(current)

  store.remotes('canary', '100', remote, '--version', next)
  store.remotes('promote', remote)
  await expect.poll(versionOfNextVisit, { timeout: 5_000 }).toBe(next)
  await expect(highlight(visit)).toBeVisible()
  await highlight(open).click()
  await expect(open.getByRole('heading', { level: 1, name: titleOf('R1') })).toBeVisible()

  store.remotes('rollback', remote)
  await expect.poll(versionOfNextVisit, { timeout: 5_000 }).toBe(current)
  await expect(highlight(visit)).toBeVisible()
  await open
    .getByRole('link', { name: /zur Startseite/ })
    .first()
    .click()
  await expect(highlight(open)).toBeVisible()
  expect([await versionIn(open), await open.evaluate(() => 'sameDocument' in window)]).toEqual([current, true])
  await open.close()
  await visit.close()
})
