import type { Browser, CDPSession } from '../../e2e/portal/browser.ts'
import { kilobytes, table } from '../measure/table.ts'

/** The pictures that the page's scripts add last: those of the highlights. */
export const lastElement = 'main img[src*="/api/image"]'

type Script = { file: string; bytes: number }

/** Records every script loaded from now on, with its bytes on the network, headers included. */
async function watchScripts(cdp: CDPSession): Promise<Script[]> {
  const files = new Map<string, string>()
  const scripts: Script[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const file = new URL(request.url).pathname
    if (file.endsWith('.js')) files.set(requestId, file)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file !== undefined) scripts.push({ file, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return scripts
}

/** Brotli bytes of the scripts of a first visit to the landing page; prints the files. */
export async function scriptBytes(browser: Browser, origin: string, name: string): Promise<number> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'de-DE',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const scripts = await watchScripts(await context.newCDPSession(page))
  await page.goto(`${origin}/`)
  await page.locator(lastElement).first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = scripts.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => [`  ${file}`, String(bytes)])
  console.log(`\nLanding, ${name}: ${scripts.length} scripts, ${kilobytes(total)}\n${table(rows)}`)
  return total
}
