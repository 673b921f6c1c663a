import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import type { Browser, Page } from 'playwright/test'
import { addBrokenRelease, changePointer, copied, readPointer } from '../portal/versions.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, test } from '../portal/test.ts'

const highlight = (page: Page) => page.getByRole('link', { name: titleOf('R1') })

/** A browser of its own in a network of its own. */
async function visitorIn(browser: Browser, network: number): Promise<Page> {
  const address = `203.0.${network}.7`
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  return context.newPage()
}

const versionIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const data = JSON.parse(document.getElementById('portal-data')?.textContent ?? '') as {
      registry: Record<string, { record: { version: string } }>
    }
    return data.registry['mfe-rewards']?.record.version ?? ''
  })

test('a canary that breaks in the browser falls back at once, and five networks roll it back; an open page goes on', async ({
  browser,
}) => {
  await using portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const remote = 'mfe-rewards'
  const { current } = readPointer(portal, remote)
  const broken = await addBrokenRelease(portal, remote)

  const open = await visitorIn(browser, 200)
  await open.goto(portal.origin)
  await expect(highlight(open)).toBeVisible()
  changePointer(portal, remote, { canary: { version: broken, percent: 100 } })
  await copied(portal)

  for (let network = 1; network <= 5; network++) {
    const page = await visitorIn(browser, network)
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/remotes/failures'))
    await page.goto(portal.origin)
    expect(await versionIn(page)).toBe(broken)
    await expect(highlight(page)).toBeVisible()
    expect((await reported).status()).toBe(200)
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('portal-bucket')
    if (network < 5) await page.context().close()
    else {
      // The next page of the same browser has the version that works, and no bucket.
      await page.reload()
      expect(await versionIn(page)).toBe(current)
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('portal-bucket')
      await page.context().close()
    }
  }
  expect(readPointer(portal, remote)).toMatchObject({ current, blocked: [broken], by: 'edge' })
  expect(readPointer(portal, remote)).not.toHaveProperty('canary')
  await expect.poll(() => portal.edgeLog()).toContain('error budget spent, version rolled back')

  expect(await versionIn(open)).toBe(current)
  await highlight(open).click()
  await expect(open.getByRole('heading', { level: 1, name: titleOf('R1') })).toBeVisible()
  await open.context().close()
})
