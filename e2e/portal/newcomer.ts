import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { root } from '@portal/tooling/build/root'
import type { Portal } from './portal.ts'

/** One hash over every file of the shell and the edge. */
export function hashOfPortal(): string {
  const files = ['shell/dist', 'embed/dist', 'edge-proxy/src', 'shared-contracts/src']
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** When the edge's process started (seconds since 1970), from its own metrics. */
export async function startOfEdge({ origin }: Portal): Promise<string | undefined> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return /^process_start_time_seconds (\S+)$/m.exec(text)?.[1]
}

/** The buckets of a browser that gets the canary of a remote and of one that does not. */
export type Buckets = { inside: string; outside: string }

/** Finds the buckets as browsers do: by opening pages without a cookie until both kinds were met. */
export async function findBuckets({ origin }: Portal, canary: string): Promise<Buckets> {
  const found: Partial<Buckets> = {}
  for (let visit = 0; visit < 1_000; visit++) {
    const response = await fetch(origin)
    const bucket = /portal-bucket=(\d+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    if (bucket === undefined) throw new Error('The edge gives no bucket: no canary is live')
    found[(await response.text()).includes(canary) ? 'inside' : 'outside'] = bucket
    const { inside, outside } = found
    if (inside !== undefined && outside !== undefined) return { inside, outside }
  }
  throw new Error('1000 visits met only browsers of one kind')
}

/** A browser of its own in a network of its own, with a bucket or without. */
export async function visitorIn(browser: Browser, portal: Portal, network: number, bucket?: string): Promise<Page> {
  const headers = { 'x-forwarded-for': `203.0.${network}.7` }
  const context = await browser.newContext({ extraHTTPHeaders: headers, baseURL: portal.origin })
  if (bucket !== undefined) {
    await context.addCookies([{ name: 'portal-bucket', value: bucket, url: portal.origin }])
  }
  return context.newPage()
}
