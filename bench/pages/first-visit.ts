import * as paths from '@delikaterie/shared-contracts/paths'
import { openBrowser, type BrowserContext, type CDPSession, type Page } from '../../e2e/portal/browser.ts'
import type { Sites } from './sites.ts'

/** One file with its bytes on the network, headers included. */
export type Loaded = { file: string; bytes: number }

/** Pages whose first visit is measured. */
export const visits = ['landing', 'Prämien'] as const
export type Visit = (typeof visits)[number]

/** A member of the sandbox. */
const member = { loginName: 'mitglied@delikaterie.example', password: 'Genuss2026!' }
const rewardsPath = paths.rewards

const isCode = (url: string): boolean => /\.(js|css)$/.test(new URL(url).pathname)

/** Records every script and style sheet loaded from now on. */
async function watchCode(cdp: CDPSession): Promise<() => Loaded[]> {
  const urls = new Map<string, string>()
  const finished: Loaded[] = []
  const cached = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url))
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url === undefined || !isCode(url) || cached.has(requestId)) return
    finished.push({ file: new URL(url).pathname, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return () => {
    const seen = new Set(finished.map(({ file }) => file))
    const early = [...cached]
      .map((id) => urls.get(id) ?? '')
      .filter((url) => url !== '' && isCode(url) && !seen.has(new URL(url).pathname))
    if (early.length > 0) throw new Error(`Not a first visit, from a cache: ${early.join(', ')}`)
    return finished
  }
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await page.getByRole('heading', { name: 'Prämien-Highlights' }).waitFor()
  await page.getByLabel('Benutzername (E-Mail)').fill(member.loginName)
  await page.getByLabel('Passwort', { exact: true }).fill(member.password)
  const form = page.getByRole('form', { name: 'Anmeldung', exact: true })
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /willkommen/ }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens a page and waits until it is complete. */
async function open(page: Page, origin: string, visit: Visit): Promise<void> {
  await page.goto(visit === 'landing' ? `${origin}/` : origin + rewardsPath)
  if (visit === 'landing') await page.getByRole('heading', { name: 'Prämien-Highlights' }).waitFor()
  else await page.getByRole('main').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function measure(context: BrowserContext, origin: string, visit: Visit): Promise<Loaded[]> {
  const page = await context.newPage()
  if (visit === 'Prämien') {
    await logIn(page, origin)
    // An empty document releases the memory cache of the previous one.
    await page.goto('about:blank')
  }
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  const finished = await watchCode(cdp)
  await open(page, origin, visit)
  return finished()
}

export type FirstVisits = Record<Visit, Record<'portal' | 'one bundle', Loaded[]>>

/** Scripts and styles of the first visit to each page, on the portal and on the one bundle. */
export async function measureFirstVisits({ origins }: Sites): Promise<FirstVisits> {
  const browser = await openBrowser()
  try {
    const fresh = async (origin: string, visit: Visit) => {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        locale: 'de-DE',
        viewport: { width: 412, height: 823 },
      })
      const loaded = await measure(context, origin, visit)
      await context.close()
      return loaded
    }
    const both = async (visit: Visit) => ({
      portal: await fresh(origins.portal, visit),
      'one bundle': await fresh(origins['one bundle'], visit),
    })
    return { landing: await both('landing'), Prämien: await both('Prämien') }
  } finally {
    await browser.close()
  }
}
