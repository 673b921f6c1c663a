import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { previewIdOf, type Preview, type PreviewPlace, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { pino } from 'pino'
import { createEdge } from '../../../app.ts'
import { readConfig } from '../../../config/config.ts'
import { createMetrics } from '../../../http/metrics.ts'
import { addPageRoutes } from '../../../pages/page-routes.ts'
import { addPreviewPage } from '../../../pages/preview-page.ts'
import { build } from '../../../pages/testing/sample-build.ts'
import { createEdgeClient } from '../../../test/edge-client.ts'
import { testEnv } from '../../../test/test-edge.ts'
import { openMirrored, portal } from '../../testing/mirrored-releases.ts'
import {
  createSigner,
  filesOf,
  recordOf,
  sign,
  startStore,
  type ReleaseStore,
  type Signer,
} from '../../testing/release-store.ts'

/** Signers of the registry document, of the team of all remotes, and of a stranger. */
export const [owner, team, stranger] = await Promise.all([createSigner(), createSigner(), createSigner()])

/** When tests begin, in ms since 1970. */
export const start = Date.parse('2026-11-22T08:00:00Z')
export const hour = 60 * 60 * 1000
export const secretOf = (letter: string): string => letter.repeat(43)
/** The id of a preview with a secret, by default one of `mfe-a` in the portal of these edges. */
export const idOf = (secret: string, place: Partial<PreviewPlace> = {}): Promise<string> =>
  previewIdOf(secret, { portal, remote: 'mfe-a', ...place })
export const timeAfter = (ms: number): string => new Date(start + ms).toISOString()

type PreviewChanges = Partial<Omit<Preview, 'record'>> & { record?: Partial<ReleaseRecord> }
export type PutOptions = PreviewChanges & { secret?: string; signer?: Signer; kid?: string; isListed?: boolean }

/** A preview of `mfe-a`, by default from `start` for three days. */
export async function previewOf(secret: string, { record, ...changes }: PreviewChanges = {}): Promise<Preview> {
  return {
    preview: true,
    id: await idOf(secret),
    record: { ...recordOf('mfe-a', '0.2.0-p'), ...record },
    by: 'Ada & <Co>',
    created: timeAfter(0),
    expires: timeAfter(72 * hour),
    ...changes,
  }
}

/** A store with `0.1.0-1` of `mfe-a` and `mfe-b`, which may have previews unless a test puts another document. */
export async function startPreviewStore() {
  const store = await startStore(owner, team)
  await store.putRegistry(1, ['mfe-a', 'mfe-b'], { previews: true })
  for (const name of ['mfe-a', 'mfe-b']) {
    await store.putVersion(name, '0.1.0-1')
    store.point(name, '0.1.0-1')
  }
  const listed: string[] = []
  const list = (ids: readonly string[]): void =>
    store.put('remotes/mfe-a/previews.json', JSON.stringify({ previews: ids }))
  return {
    ...store,
    /** Writes the list of the previews of `mfe-a`. */
    list,
    /** Puts a preview into the folder of `mfe-a`, and into its list. Returns where its files are. */
    async putPreview({
      secret = secretOf('s'),
      signer = team,
      kid = 'mfe-a',
      isListed = true,
      ...changes
    }: PutOptions = {}) {
      const preview = await previewOf(secret, changes)
      const folder = `remotes/mfe-a/previews/${await idOf(secret)}`
      for (const [file, text] of Object.entries(filesOf(preview.record.version))) store.put(`${folder}/${file}`, text)
      store.put(`${folder}/record.jws`, await sign(preview, kid, signer))
      if (isListed) list((listed.push(path.basename(folder)), listed))
      return folder
    },
  }
}
export type PreviewStore = ReleaseStore & Awaited<ReturnType<typeof startPreviewStore>>

/** An edge whose copy follows the store when a test says so. */
export async function startPreviewEdge(store: Pick<ReleaseStore, 'baseUrl'>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'previews-'))
  const lines: string[] = []
  const releases = await openMirrored({ from: store, dataDir, owner, log: lines })
  const { copyDir, registry, mirror, previews } = releases
  const config = {
    ...readConfig(testEnv('http://127.0.0.1:9', dataDir)),
    copyDir,
    embedOrigins: ['https://www.example'],
    shopOrigins: ['https://shop.example'],
  }
  const logger = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const metrics = createMetrics()
  const counted: string[][] = []
  const folders = { shellDist: dataDir, publicDir: dataDir, embedDist: dataDir, assetsDir: dataDir }
  const edge = createEdge(config, {
    logger,
    metrics,
    registryStatus: registry.status,
    addPreviews: (app, limits) =>
      addPreviewPage(app, limits, { previews, build: () => build, publicOrigin: config.publicOrigin }),
    addPages: (app, limits) =>
      addPageRoutes(app, {
        ...folders,
        limits,
        config,
        registry,
        build: () => build,
        previews,
        onPage: (_, snapshot) => {
          counted.push(Object.keys(snapshot))
          return ''
        },
        logger,
      }),
  })
  const client = createEdgeClient(edge)
  return {
    copyDir,
    mirror,
    /** Another process of the edge, which starts on its folder of data. */
    restarted: () => openMirrored({ from: store, dataDir, owner, log: [] }),
    /** The remotes that the pages so far counted. */
    counted,
    log: () => lines.join(''),
    metrics: () => metrics.registry.metrics(),
    get: (target: string, headers: Record<string, string> = {}) => client.send({ method: 'GET', target, headers }),
    post: (target: string, headers: Record<string, string> = {}, body?: string) =>
      client.send({ method: 'POST', target, headers, body }),
    async [Symbol.asyncDispose]() {
      await client.close()
      await edge.close()
      await mirror.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
export type PreviewEdge = Awaited<ReturnType<typeof startPreviewEdge>>
