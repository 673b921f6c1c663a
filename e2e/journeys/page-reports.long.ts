import * as paths from '@portal/shared-contracts/paths'
import type { Page } from 'playwright/test'
import { openTerminal } from '@portal/remote-kit/testing/terminal'
import { startPortal, type Portal } from '../portal/portal.ts'
import { expect, openAsMember, test as base } from '../portal/test.ts'
import { readPointer } from '../portal/versions.ts'

/** A portal of which every page reports. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      await using portal = await startPortal({ PAGE_REPORTS_PERCENT: '100' })
      await use(portal)
    },
    { scope: 'worker' },
  ],
})

/** A function that waits until the script of the reports has run in the page that was opened last. */
async function watchReports(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const take = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/report-timings.'))
        Object.assign(globalThis, { isReporting: true })
    }
    document.addEventListener('load', take, true)
  })
  return () => page.waitForFunction(() => 'isReporting' in globalThis)
}

test('pages of a member report web vitals, which stand in the metrics by page, device and version, and in remotes status', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const reports = await watchReports(page)
  await openAsMember(page)
  await page.goto(`${paths.cards}?von=anna@example.org`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
  await reports()
  await page.getByText('Menü').click()
  await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible()
  await page.goto('/robots.txt')

  const metrics = async () => (await page.request.get(`${portal.origin}/metrics`)).text()
  const { current = '' } = readPointer(portal, 'mfe-cards')
  const labels = `{page="${paths.cards}",remote="mfe-cards",version="${current}",device="phone"}`
  for (const metric of ['lcp_seconds', 'inp_seconds', 'cls']) {
    await expect.poll(metrics).toContain(`edge_page_${metric}_count${labels} 1\n`)
  }
  expect(await metrics()).not.toContain('anna')
  const { code, output } = await openTerminal({ cwd: portal.dataDir }).run(
    'status',
    'mfe-cards',
    '--metrics',
    portal.origin,
  )
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`^mfe-cards: ${current} failed in 0 of \\d+ pages \\(0 %\\)`))
  // Load times, then LCP and INP in ms and CLS.
  expect(output).toMatch(/(?: +[\d,]+ ms){4} +[\d.]+$/)
})

type Recorded = { used: string[]; sent: Blob[] }

// Rule: promises-40
test('a report names a device and numbers only, and uses nothing that is stored in the browser', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const [used, sent]: [string[], unknown[]] = [[], []]
    Object.assign(globalThis, { used, sent })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      const get = Object.getOwnPropertyDescriptor(globalThis, name)?.get
      Object.defineProperty(globalThis, name, {
        get() {
          if (new Error('stack').stack?.includes('/report-timings.')) used.push(name)
          return get?.call(globalThis) as unknown
        },
      })
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      sent.push(body)
      return send(url, body)
    }
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const reports = await watchReports(page)
  await page.goto('/impressum?von=anna@example.org')
  await reports()
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/remotes/timings'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await reported).status()).toBe(200)
  const { used, bodies } = await page.evaluate(async () => {
    const { used, sent } = globalThis as unknown as Recorded
    return { used, bodies: await Promise.all(sent.map((blob) => blob.text())) }
  })
  expect(bodies).toHaveLength(1)
  const { ticket, versions, ...measured } = JSON.parse(bodies[0] ?? '') as Record<string, unknown>
  const [, , name = ''] = String(ticket).split('.')
  expect(JSON.parse(Buffer.from(name, 'base64url').toString())).toEqual({
    page: '/impressum',
    remote: '',
    uses: [],
    isSampled: true,
  })
  expect(Object.keys(versions as object)).toContain('mfe-cards')
  expect(JSON.stringify(measured)).toMatch(
    /^\{"times":\{\},"vitals":\{"device":"desktop"(?:,"(?:lcp|inp|cls)":[\d.e-]+)*\}\}$/,
  )
  expect([used, await context.cookies()]).toEqual([[], []])
})
