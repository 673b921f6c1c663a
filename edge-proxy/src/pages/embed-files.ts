import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { RegistrySnapshot, ReleaseRecord } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import * as v from 'valibot'
import type { EdgeConfig } from '../config/config.ts'
import { encodeOnce, encodingOf, shareable, type Encoding } from '../http/response.ts'
import type { Registry } from '../releases/registry.ts'
import { createResultCache } from './result-cache.ts'
import type { BuildFolders } from './build-folders.ts'
import { foldersOf, isHashed } from './kept-assets.ts'
import { openManifest } from './shell-build.ts'
import { immutable, sendFile } from './static-files.ts'

/** The scripts that every element loads, with the sha384 of each file of the embed build. */
const EmbedBuild = v.object({
  entries: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.string()),
})

type EmbedFilesOptions = Pick<BuildFolders, 'embedDist'> & {
  registry: Pick<Registry, 'snapshot'>
  config: Pick<EdgeConfig, 'publicOrigin' | 'embedOrigins'>
  assetsDir: string
}

const folder = '/embed/v1'
/** A script tag of another site names no version, so that the entry must be young. */
const entryCache = 'public, max-age=300'
/** Seconds; a rollback reaches embedding pages after this time. */
const registryAge = 10
const registryHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': `public, max-age=${registryAge}`,
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'Origin, Accept-Encoding',
}
const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys(registryHeaders)]

/** The files of embedding pages: public code, which gives no data (docs/embed.md). */
export function addEmbedFiles(app: Hono, { embedDist, assetsDir }: EmbedFilesOptions): void {
  app.get(`${folder}/:file{.+\\.(?:js|woff2)}`, (c) => {
    const file = c.req.param('file')
    const folders = foldersOf(embedDist, assetsDir, 'embed', file)
    return sendFile(c, folders, [file], isHashed(file) ? immutable : entryCache)
  })
}

/** `registry.json`: the released remotes with absolute addresses, and whether the page's origin gets data. */
export function addEmbedRegistry(app: Hono, { registry, config, embedDist }: EmbedFilesOptions): void {
  const mayCall = new Set([config.publicOrigin, ...config.embedOrigins])
  const readBuild = openManifest(join(embedDist, 'manifest.json'), EmbedBuild)
  const kept = createResultCache<EncodedRegistry>(keptRegistries)

  app.get(`${folder}/registry.json`, etag({ retainedHeaders }), async (c) => {
    const embed = readBuild()
    if (embed === null) return missing(c)
    const snapshot = await registry.snapshot()
    const origin = c.req.header('origin')
    const data = origin === undefined || mayCall.has(origin)
    const only = c.req.query('remote')
    const encoding = encodingOf(c.req.header('accept-encoding'))
    // Names that are no remote all have the same registry.
    const key = JSON.stringify([data, only === undefined || Object.hasOwn(snapshot, only) ? only : '', encoding])
    const { body, tag } = kept(key, [snapshot, embed], () => {
      const remotes = absolute(snapshot, config.publicOrigin, only)
      return encoded(JSON.stringify({ portal: config.publicOrigin, data, remotes, embed }), encoding)
    })
    const headers = { ...registryHeaders, etag: tag, ...(encoding !== null && { 'content-encoding': encoding }) }
    return c.body(shareable(body), 200, headers)
  })
  app.all('/embed/*', missing)
}

/** Each remote and all together, for both kinds of origins in each encoding. */
const keptRegistries = 250

type EncodedRegistry = { body: Buffer; tag: string }

function encoded(json: string, encoding: Encoding): EncodedRegistry {
  const hash = createHash('sha256').update(json).digest('base64url')
  // Weak, because all encodings have the same tag.
  return { body: encodeOnce(Buffer.from(json), encoding), tag: `W/"${hash}"` }
}

const missing = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' })

/** What an element reads of a record: how its scripts are loaded, and which module has a page. */
function loaded({ name, version, contract, entry, global, files, routes }: ReleaseRecord) {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
  const pages = routes.map(({ path, expose, loginRequired, chunks }) => ({ path, expose, loginRequired, chunks }))
  return { name, version, contract, entry, global, files: Object.fromEntries(scripts), routes: pages }
}

/** The snapshot, or only the remote with this name, with addresses for pages of other origins. */
function absolute(snapshot: RegistrySnapshot, origin: string, only: string | undefined) {
  const addressed = ({ base, record }: { base: string; record: ReleaseRecord }) => ({
    base: new URL(base, origin).href,
    record: loaded(record),
  })
  const entries = Object.entries(snapshot)
    .filter(([name]) => only === undefined || name === only)
    .map(([name, { previous, ...remote }]) => [
      name,
      { ...addressed(remote), ...(previous && { previous: addressed(previous) }) },
    ])
  return Object.fromEntries(entries)
}
