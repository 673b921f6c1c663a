import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageDataId } from '@portal/shared-contracts/remotes'
import { root } from '@portal/tooling/build/root'
import { chromiumPath } from '@portal/tooling/run/browsers'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { openBrowser } from './open-browser.ts'
import { awaitVersion, readSnapshot, startPreview } from './portal-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(root, { CHROMIUM_PATH: chromiumPath() })
})
afterAll(() => browser.close())

const link = '/api/remotes/previews/0123456789abcdef'
const [released, preview] = ['1.0.0-a', '1.1.0-b'] as const

/** The pages of a portal, as far as they say which version of mfe-x they show. */
const pageWith = (version: string): string => {
  const registry = { 'mfe-x': { base: `/remotes/mfe-x/${version}/`, record: releaseRecord({ version }) } }
  return `<!doctype html><title>x</title><script type="application/json" id="${pageDataId}" nonce="n">${JSON.stringify({ registry })}</script>`
}

/** A portal with one preview, whose page asks for a click. */
const portalWithPreview: RequestListener = ({ method, url, headers }, response) => {
  if (url === link && method === 'POST') {
    response.writeHead(303, { location: '/', 'set-cookie': 'preview=1; Path=/; HttpOnly' }).end()
    return
  }
  response.setHeader('content-type', 'text/html')
  if (url === link) response.end(`<!doctype html><h1>A preview</h1><form method="post"><button>Show it</button></form>`)
  else if (url === '/without') response.end('<!doctype html><h1>Nothing to click</h1>')
  else if (url === '/') response.end(pageWith(headers.cookie?.includes('preview=1') ? preview : released))
  else response.writeHead(404).end()
}

/** Runs work with a context of the browser and the address of the portal. */
async function inPortal(work: (portal: string, context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>) {
  const server = createServer(portalWithPreview)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const context = await browser.newContext()
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, context)
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
}

test('after the click on the page of a preview, its browser gets the preview, and no other one', () =>
  inPortal(async (portal, context) => {
    const other = await browser.newContext()
    await startPreview(context, portal + link)
    const versions = await Promise.all(
      [context, other].map(async (one) => (await readSnapshot(one, portal))['mfe-x']?.record.version),
    )
    expect(versions).toEqual([preview, released])
    await other.close()
  }))

test('a link of no preview is refused', () =>
  inPortal(async (portal, context) => {
    await expect(startPreview(context, `${portal}/api/remotes/previews/ended`)).rejects.toThrow(
      /responds 404\. Has the preview ended/,
    )
    await expect(startPreview(context, `${portal}/without`)).rejects.toThrow(/without a button/)
  }))

test('a version that the portal does not show is refused with the one that it shows', () =>
  inPortal(async (portal, context) => {
    await expect(awaitVersion(context, portal, 'mfe-x', { version: preview, bucket: null })).rejects.toThrow(
      /shows mfe-x 1\.0\.0-a, not 1\.1\.0-b/,
    )
    await expect(awaitVersion(context, portal, 'mfe-y', { version: preview, bucket: 7 })).rejects.toThrow(
      /shows no mfe-y/,
    )
  }))

test('a portal that does not respond cannot be reached', () =>
  inPortal(async (portal, context) => {
    const closed = createServer()
    await once(closed.listen(0, '127.0.0.1'), 'listening')
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    await expect(readSnapshot(context, `http://127.0.0.1:${port}`)).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringMatching(/does not respond\. Is --portal right/),
    })
    await expect(readSnapshot(context, `${portal}/without`)).rejects.toThrow()
  }))
