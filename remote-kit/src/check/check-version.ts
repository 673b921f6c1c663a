import { mkdirSync } from 'node:fs'
import type { RegisteredRemote, ReleaseRecord, SnapshotRemote } from '@portal/shared-contracts/remotes'
import type { Browser, BrowserContext } from 'playwright'
import { Refused } from '../refused.ts'
import type { FileSize } from '../release/build-faults.ts'
import { checkPage, type PageResult } from './check-page.ts'
import { checkSizes } from './check-sizes.ts'
import { logIn, type Account } from './log-in.ts'
import { awaitVersion, brandOf, readSnapshot, startPreview } from './portal-page.ts'
import type { ShownVersion } from './shown-version.ts'
import { planVisits, viewports, type Role } from './visits.ts'

/** What is checked: a version that a portal gives to browsers, or the preview of a link. */
export type CheckRequest = {
  remote: string
  portal: string
  /** How a browser gets what is checked. */
  wanted: ShownVersion | { link: string }
  /** For pages of members, which are not checked without one. */
  account: Account | null
  examples: readonly string[]
  budgets: { team: RegisteredRemote['budgets']; operator: RegisteredRemote['budgets'] }
  /** Folder of the pictures. */
  out: string
  /** Called for each role before its pages are opened. @throws Refused to end the check */
  onFound: (record: ReleaseRecord) => Promise<void>
  onPage: (result: PageResult) => void
}

/** What a check found out. */
export type CheckResult = {
  /** The remote as the portal gives it to browsers. */
  found: SnapshotRemote
  brand: string
  pages: PageResult[]
  sizes: FileSize[]
  /** Faults of the version that are of no page. */
  faults: string[]
  skipped: string[]
}

/** As most members have it; without movements, which would be in the pictures. */
const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' })

/** Makes a context show the version. @throws Refused if its pages have another one */
async function showVersion(context: BrowserContext, { remote, portal, wanted }: CheckRequest) {
  if ('version' in wanted) return awaitVersion(context, portal, remote, wanted)
  const before = (await readSnapshot(context, portal))[remote]
  await startPreview(context, wanted.link)
  const registry = await readSnapshot(context, portal)
  const version = registry[remote]?.record.version
  if (version !== undefined && version !== before?.record.version) return registry
  throw new Refused(
    `After --preview the portal shows ${version === undefined ? `no ${remote}` : `${remote} ${version} as before`}. Is it a preview of ${remote}? If it is of this version, check it with --version.`,
  )
}

/**
 * Opens every page of a version in the portal, for each role and width.
 * @throws Refused; Error if it does not respond
 */
export async function checkVersion(browser: Browser, request: CheckRequest): Promise<CheckResult> {
  const { remote, portal, account, examples, budgets, out, onFound, onPage } = request
  mkdirSync(out, { recursive: true })
  const roles: Role[] = account === null ? ['visitor'] : ['visitor', 'member']
  const pages: PageResult[] = []
  let result: Omit<CheckResult, 'pages'> | null = null
  for (const role of roles) {
    const context = await openContext(browser)
    const registry = await showVersion(context, request)
    const found = registry[remote]
    if (found === undefined) throw new Refused(`${portal} shows no ${remote}.`)
    await onFound(found.record)
    const { visits, skipped } = planVisits(found.record, registry, examples)
    result ??= {
      found,
      brand: await brandOf(context, portal),
      skipped,
      ...(await checkSizes(context.request, portal, found, budgets)),
    }
    if (role === 'member' && account !== null) await logIn(context, portal, account)
    for (const visit of visits[role]) {
      for (const viewport of viewports) {
        const page = await checkPage({ context, portal, role, visit, viewport, found, out })
        if (page === null) continue
        pages.push(page)
        onPage(page)
      }
    }
    await context.close()
  }
  if (result === null) throw new Error('Nothing was checked')
  const seen = new Set(pages.flatMap(({ widgets }) => widgets))
  const unseen = Object.keys(result.found.record.widgets).filter((widget) => !seen.has(widget))
  return {
    ...result,
    pages,
    skipped: [
      ...(account === null ? ['pages as a member: --session names no test account'] : []),
      ...result.skipped,
      ...unseen.map((widget) => `widget ${widget}: no page that was opened shows it`),
    ],
  }
}
