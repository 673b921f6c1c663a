import { setTimeout } from 'node:timers/promises'
import { pageDataId, ReleaseRecord, RemoteName, type RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { bucketCookie } from '@portal/shared-contracts/remotes/canary'
import * as paths from '@portal/shared-contracts/paths'
import type { BrowserContext } from 'playwright'
import * as v from 'valibot'
import { brandIn } from '../portal/brand-in.ts'
import { messageOf, parseOrRefuse, Refused } from '../refused.ts'
import type { ShownVersion } from './shown-version.ts'

/** ms for a response, and for what a page must show. */
export const timeout = 40_000

/** ms in which an edge takes a version that was released a moment ago. */
const copyTimeout = 15_000

const pageData = new RegExp(`<script type="application/json" id="${pageDataId}"[^>]*>(.*?)</script>`, 's')

/** What is read of the data of a page. */
const PageRegistry = v.object({
  registry: v.record(RemoteName, v.object({ base: v.string(), record: ReleaseRecord })),
})

/**
 * Asks every half second until the result is the wanted one, because edges take what is new after a moment.
 * @returns the last result
 */
async function untilCopied<T>(ask: () => Promise<T>, isWanted: (result: T) => boolean): Promise<T> {
  const end = Date.now() + copyTimeout
  for (;;) {
    const result = await ask()
    if (isWanted(result) || Date.now() > end) return result
    await setTimeout(500)
  }
}

/** The text that a context gets at an address. @throws Error if nothing responds there */
async function textAt(context: BrowserContext, address: string): Promise<string> {
  const response = await context.request.get(address, { timeout }).catch((error: unknown) => {
    const [reason = ''] = messageOf(error).split('\n')
    throw new Error(`${new URL(address).origin} does not respond. Is --portal right? (${reason})`, { cause: error })
  })
  if (!response.ok()) throw new Error(`${address} responds ${response.status()}.`)
  return response.text()
}

/** The remotes that a browser gets. @throws Error if the portal does not respond; Refused if it is none */
export async function readSnapshot(context: BrowserContext, portal: string): Promise<RegistrySnapshot> {
  const [, json] = pageData.exec(await textAt(context, `${portal}/`)) ?? []
  if (json === undefined)
    throw new Refused(`${portal} is no portal: its page has no list of remotes. Is --portal right?`)
  return parseOrRefuse(PageRegistry, JSON.parse(json), `${portal}: its list of remotes`).registry
}

/**
 * Waits until a browser of a bucket gets a version of a remote. The cookie of the bucket is set for each request,
 * because an edge that does not know the canary yet deletes it.
 * @throws Refused naming the version that it gets
 */
export async function awaitVersion(
  context: BrowserContext,
  portal: string,
  remote: string,
  { version, bucket }: ShownVersion,
): Promise<RegistrySnapshot> {
  const cookies = bucket === null ? [] : [{ name: bucketCookie, value: String(bucket), url: portal }]
  const shownIn = (snapshot: RegistrySnapshot): string | undefined => snapshot[remote]?.record.version
  const snapshot = await untilCopied(
    async () => {
      await context.addCookies(cookies)
      return readSnapshot(context, portal)
    },
    (one) => shownIn(one) === version,
  )
  const shown = shownIn(snapshot)
  if (shown === version) return snapshot
  throw new Refused(
    `${portal} shows ${shown === undefined ? `no ${remote}` : `${remote} ${shown}`}, not ${version}. Has it the same releases as --to?`,
  )
}

/** Name of the shop whose portal it is; its origin if it says none. */
export async function brandOf(context: BrowserContext, portal: string): Promise<string> {
  const text = await textAt(context, portal + paths.webManifest).catch(() => '{}')
  return brandIn(JSON.parse(text)) ?? portal
}

/**
 * Opens the link of a preview, and clicks the button of its page, after which the context shows the preview.
 * @throws Refused if the link is of no preview
 */
export async function startPreview(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage()
  const open = () =>
    page.goto(link, { timeout }).catch((error: unknown) => {
      // Without the message of the browser, which has the link: who has it sees the preview.
      throw new Error(`${new URL(link).origin} does not respond.`, { cause: error })
    })
  const response = await untilCopied(open, (one) => one?.status() !== 404)
  if (response?.ok() !== true) {
    throw new Refused(`--preview responds ${response?.status() ?? 'nothing'}. Has the preview ended?`)
  }
  const button = page.locator('form[method="post" i]').locator('button, input[type=submit]').first()
  if ((await button.count()) === 0) throw new Refused('--preview opens a page without a button that begins a preview.')
  const sent = page.waitForResponse((one) => one.request().method() === 'POST', { timeout })
  await button.click({ timeout })
  const { status, ok } = await sent.then((one) => ({ status: one.status(), ok: one.status() < 400 }))
  if (!ok) throw new Refused(`The button of --preview responds ${status}. Has the preview ended?`)
  await page.waitForLoadState('load', { timeout })
  await page.close()
}
