import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { digitalCardFiles } from '@delikaterie/shared-contracts/digital-card'
import * as paths from '@delikaterie/shared-contracts/paths'
import { memberCookie, type SnapshotRemote } from '@delikaterie/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { EdgeConfig } from '../config/config.ts'
import type { Registry } from '../releases/registry.ts'
import {
  digitalCardCache,
  digitalCardHtml,
  digitalCardManifest,
  hasDigitalCard,
  removingWorker,
} from './digital-card-document.ts'
import { digitalCardHeaders } from './security-headers.ts'

type DigitalCardOptions = {
  registry: Pick<Registry, 'snapshot'>
  config: Pick<EdgeConfig, 'remotesDir' | 'digitalCardOffline'>
}

/**
 * The document of the digital card, its service worker and its manifest, from the current release of mfe-cards
 * (docs/decisions/0018-digital-card.md). A release without them leaves the path to the portal's pages.
 */
export function addDigitalCardRoutes(app: Hono, { registry, config }: DigitalCardOptions): void {
  async function released(): Promise<SnapshotRemote | null> {
    const remote = (await registry.snapshot())['mfe-cards']
    return remote !== undefined && hasDigitalCard(remote) ? remote : null
  }

  const respond = (c: Context, body: string, headers: Record<string, string>) =>
    c.body(body, 200, { ...digitalCardHeaders, 'cache-control': 'no-cache', ...headers })
  const html = (c: Context, remote: SnapshotRemote) =>
    respond(c, digitalCardHtml(remote, config.digitalCardOffline), { 'content-type': 'text/html; charset=utf-8' })

  app.get(paths.digitalCard, async (c, next) => {
    const remote = await released()
    // Visitors get the login, and so does the document when it finds no card: it asks with a query.
    const isLogin = getCookie(c, memberCookie) === undefined || new URL(c.req.url).search !== ''
    if (remote === null || isLogin) return next()
    const response = html(c, remote)
    response.headers.set('vary', 'cookie')
    return response
  })
  app.get(paths.digitalCardDocument, async (c, next) => {
    const remote = await released()
    return remote === null ? next() : html(c, remote)
  })
  app.get(paths.digitalCardManifest, (c) =>
    respond(c, JSON.stringify(digitalCardManifest), { 'content-type': 'application/manifest+json' }),
  )
  app.get(paths.digitalCardWorker, async (c, next) => {
    const remote = await released()
    // Without a release of the card the workers of before go on.
    if (remote === null) return next()
    return respond(c, config.digitalCardOffline ? await worker(remote) : removingWorker, {
      'content-type': 'text/javascript; charset=utf-8',
      // Its own folder is below the path of the card.
      'service-worker-allowed': paths.digitalCard,
    })
  })

  /** The released script after the list of what it keeps. */
  async function worker(remote: SnapshotRemote): Promise<string> {
    const cache = digitalCardCache(remote, digitalCardHtml(remote, true))
    const { name, version } = remote.record
    const script = await readFile(
      path.join(config.remotesDir, 'remotes', name, version, digitalCardFiles.worker),
      'utf8',
    )
    return `const digitalCardCache = ${JSON.stringify(cache)};\n${script}`
  }
}
